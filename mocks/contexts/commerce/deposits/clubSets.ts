import { type Localised, say } from '../../../world/languages.ts'
import type { CartItemInput } from '../cart/data.ts'

interface FittedClub {
  readonly id: string
  readonly name: Localised
  readonly specification: readonly Localised[]
}

export interface FittedSet {
  readonly id: string
  readonly name: Localised
  readonly clubs: readonly FittedClub[]
  /** US cents. */
  readonly cents: number
  readonly depositCents: number
}

const specification = [
  say('Stiff shaft', 'Manche rigide', '硬めのシャフト', '硬杆身'),
  say('Half an inch longer', 'Allongé d’un demi-pouce', '0.5インチ長め', '加长半英寸'),
  say('2° upright', '2° upright', '2°アップライト', '直立 2°'),
]

function wedge(loft: number): FittedClub {
  const name = say(`Saltmarsh Wedge ${loft}°`, `Wedge Saltmarsh ${loft}°`, `ソルトマーシュ ウェッジ ${loft}°`, `Saltmarsh 挖起杆 ${loft}°`)
  return { id: `wedge-${loft}`, name, specification }
}

/** Of the seeded fitting; the names are what the wire calls set information. */
export const fittedSets: readonly FittedSet[] = [
  {
    ...{ id: 'wedge-54', name: say('The 54° wedge', 'Le wedge 54°', '54°ウェッジ', '54° 挖起杆') },
    ...{ clubs: [wedge(54)], cents: 15_900, depositCents: 5000 },
  },
  {
    ...{ id: 'three-wedges', name: say('All three wedges', 'Les trois wedges', 'ウェッジ3本', '三支挖起杆') },
    ...{ clubs: [wedge(50), wedge(54), wedge(58)], cents: 47_700, depositCents: 15_000 },
  },
]

export function fittedSet(id: string | undefined): FittedSet | undefined {
  return fittedSets.find((set) => set.id === id)
}

export function itemOf({ clubs }: FittedSet): CartItemInput {
  return { sku: 'SM-WEDGE', quantity: clubs.length, options: [{ id: 20203, values: ['20204'] }], bundle: [] }
}
