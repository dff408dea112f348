import { type Localised, say } from '../../../world/languages.ts'
import type { CartItemInput } from '../cart/data.ts'
import { wedgesOf } from '../deposits/clubSets.ts'

/** What a fitting of this type sells. `club`: its name, unless it is the club that was hit. */
interface FittedGoods {
  readonly set: Localised
  readonly club?: Localised
  readonly quantity: number
  /** US cents each, as the workshop builds it. */
  readonly cents: number
  readonly goods: CartItemInput
}

function variant(parentSku: string, sku: string): CartItemInput {
  return { sku, parentSku, quantity: 1, options: [], bundle: [] }
}

const driver: FittedGoods = {
  ...{ set: say('Driver', 'Driver', 'ドライバー', '一号木'), quantity: 1, cents: 52_900 },
  goods: variant('KB-DRIVER', 'KB-DRIVER-RIGHT-REGULAR'),
}

const others: Readonly<Record<string, FittedGoods>> = {
  woods: {
    ...{ set: say('Fairway wood', 'Bois de parcours', 'フェアウェイウッド', '球道木'), quantity: 1, cents: 31_900 },
    goods: variant('IW-WOOD', 'IW-WOOD-RIGHT-18'),
  },
  irons: {
    ...{ set: say('Irons, 4 to PW', 'Fers, du 4 au PW', 'アイアン 4〜PW', '铁杆组 4 号至劈起杆'), quantity: 7, cents: 17_900 },
    club: say('Saltmarsh Forged iron', 'Fer forgé Saltmarsh', 'ソルトマーシュ 鍛造アイアン', 'Saltmarsh 锻造铁杆'),
    goods: variant('SM-IRONS', 'SM-IRONS-REGULAR'),
  },
  wedges: { set: say('Two wedges', 'Deux wedges', 'ウェッジ2本', '两支挖起杆'), quantity: 2, cents: 18_900, goods: wedgesOf(2) },
  putter: {
    ...{ set: say('Putter', 'Putter', 'パター', '推杆'), quantity: 1, cents: 29_900 },
    goods: variant('IW-PUTTER', 'IW-PUTTER-RIGHT'),
  },
}

export function fittedGoods(type: string): FittedGoods {
  return others[type] ?? driver
}
