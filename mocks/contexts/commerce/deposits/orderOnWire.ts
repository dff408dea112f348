import type { Language } from '../../../world/languages.ts'
import { moneyOf, type Store } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { isDone, statusOf } from '../fitting/workshop.ts'
import { codesOf, maskOf, setIn, stateOf, storeWith, totalsOf } from './clubOrders.ts'
import type { CustomClubRow, FittedSetRow } from './data.ts'

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
  const { coupon, giftCode } = order.deposit ?? codesOf(world, order)
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
      ...(set && sumsOnWire(store, set)),
      ...{ rest: money(set ? totalsOf(store, set).total - set.deposit : 0), paid: order.deposit ? money(order.deposit.minor) : null },
      ...{ maskId: maskOf(order), storeId: store.id, state: stateOf(world, order), selectedSet: setId },
      sets: sets.map((each) => ({
        ...{ setInformation: each.id, name: each.name[language] },
        ...sumsOnWire(store, each),
      })),
      ...{ orderId: placed ? Number(placed.id) : null, orderNumber: placed?.number ?? null },
    },
    giftCodeUsage: giftCode ? [{ code: giftCode.code, amount: money(giftCode.minor) }] : [],
    couponCodeUsage: coupon ? [{ code: coupon.code, amount: money(coupon.minor) }] : [],
    steps: steps.map((step) => ({ ...step, done: isDone(world, step) })),
  }
}

/** What the clubs cost in the shop, with the tax that is added or included. */
function sumsOnWire(store: Store, set: FittedSetRow) {
  const { total, tax: minor } = totalsOf(store, set)
  const tax = { label: store.taxName, amount: moneyOf(store, minor), included: store.taxIncluded }
  return { total: moneyOf(store, total), deposit: moneyOf(store, set.deposit), tax: minor > 0 ? tax : null }
}
