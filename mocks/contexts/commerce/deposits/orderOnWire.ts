import type { Language } from '../../../world/languages.ts'
import type { World } from '../../../world/World.ts'
import { isDone, statusOf } from '../fitting/workshop.ts'
import { moneyOf } from '../stores.ts'
import { maskOf, setIn, stateOf, storeWith, totalOf } from './clubOrders.ts'
import type { CustomClubRow } from './data.ts'

/** As the lists of fittings name it. */
export function orderSummary(world: World, id: string | undefined) {
  const order = id === undefined ? undefined : world.customClubs.get(id)
  return order && !order.withdrawn ? { id: order.id, storeCode: order.storeCode, status: statusOf(world, order) } : null
}

export function orderOnWire(world: World, language: Language, order: CustomClubRow) {
  const { id, storeCode, sets, setId, steps } = order
  const store = storeWith(storeCode)
  const money = (minor: number) => moneyOf(store, minor)
  const set = setIn(order)
  const [total, deposit] = [set ? totalOf(set) : 0, set?.deposit ?? 0]
  const { coupon, giftCode } = order.deposit ?? {}
  const placed = world.customerOrders.find(order.orderId ?? '')
  return {
    ...{ id, storeCode, status: statusOf(world, order) },
    customClubItems: sets.flatMap(({ id: setInformation, clubs }) =>
      clubs.map((club) => ({
        ...{ id: `${setInformation}-${club.id}`, name: club.name[language], quantity: club.quantity, price: money(club.price) },
        ...{ specification: club.specification.map((each) => each[language]), setInformation },
      })),
    ),
    cart: {
      ...{ total: money(total), deposit: money(deposit), rest: money(total - deposit) },
      ...{ maskId: maskOf(order), storeId: store.id, state: stateOf(world, order), selectedSet: setId },
      sets: sets.map((each) => ({
        ...{ setInformation: each.id, name: each.name[language] },
        ...{ total: money(totalOf(each)), deposit: money(each.deposit) },
      })),
      ...{ orderId: placed ? Number(placed.id) : null, orderNumber: placed?.number ?? null },
    },
    giftCodeUsage: giftCode ? [{ code: giftCode.code, amount: money(giftCode.minor) }] : [],
    couponCodeUsage: coupon ? [{ code: coupon.code, amount: money(coupon.minor) }] : [],
    steps: steps.map((step) => ({ ...step, done: isDone(world, step) })),
  }
}
