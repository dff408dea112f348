import type { ClubOrder, ClubSet } from '#domain/commerce/deposit/clubOrder'
import { moneyOf } from '#domain/commerce/money'

export function buildClubSet(id: string, own: Partial<ClubSet> = {}): ClubSet {
  return { id, name: 'Three wedges', clubs: [], total: moneyOf(480, 'USD'), tax: undefined, deposit: moneyOf(240, 'USD'), ...own }
}

/** Open, with the set of three wedges chosen of two. */
export function buildClubOrder(own: Partial<ClubOrder> = {}): ClubOrder {
  return {
    ...{ id: 'CC31', storeCode: 'CLUBUS', storeId: 7, maskId: 'mask', sets: [buildClubSet('two'), buildClubSet('three')], setId: 'three' },
    ...{ state: 'open', placed: undefined, paid: undefined, couponUsage: [], giftCodeUsage: [] },
    ...own,
  }
}
