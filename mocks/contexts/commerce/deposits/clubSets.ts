import { say } from '../../../world/languages.ts'
import { priceIn, type Store } from '../../../world/stores.ts'
import type { CartItemInput } from '../cart/data.ts'
import type { FittedSetRow } from './data.ts'

const specification = [
  say('Stiff shaft', 'Manche rigide', '硬めのシャフト', '硬杆身'),
  say('Half an inch longer', 'Allongé d’un demi-pouce', '0.5インチ長め', '加长半英寸'),
  say('2° upright', '2° upright', '2°アップライト', '直立 2°'),
]

type FittedClub = FittedSetRow['clubs'][number]

function wedge(store: Store, loft: number): FittedClub {
  const name = say(`Saltmarsh Wedge ${loft}°`, `Wedge Saltmarsh ${loft}°`, `ソルトマーシュ ウェッジ ${loft}°`, `Saltmarsh 挖起杆 ${loft}°`)
  return { id: `wedge-${loft}`, name, specification, quantity: 1, price: priceIn(store, 15_900) }
}

/** Of a seeded fitting: one wedge or all three. */
export function wedgeSets(store: Store): FittedSetRow[] {
  const [one, three] = [[wedge(store, 54)], [50, 54, 58].map((loft) => wedge(store, loft))]
  return [
    {
      ...{ id: 'wedge-54', name: say('The 54° wedge', 'Le wedge 54°', '54°ウェッジ', '54° 挖起杆') },
      ...{ clubs: one, deposit: priceIn(store, 5000), goods: wedgesOf(1) },
    },
    {
      ...{ id: 'three-wedges', name: say('All three wedges', 'Les trois wedges', 'ウェッジ3本', '三支挖起杆') },
      ...{ clubs: three, deposit: priceIn(store, 15_000), goods: wedgesOf(3) },
    },
  ]
}

/** With the standard grip. */
export function wedgesOf(quantity: number): CartItemInput {
  return { sku: 'SM-WEDGE', quantity, options: [{ id: 20203, values: ['20204'] }], bundle: [] }
}
