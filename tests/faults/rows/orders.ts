import * as calls from '#adapters/shop/commerce/orderOperations'
import { Orders } from '#app/commerce/ports/Orders'
import { Reorder } from '#app/commerce/Reorder'
import { row, type Setting } from '../Row.ts'

/** One of Hana's of which all can be had. */
const number = '000001010'

/** The same order, placed without an account. */
async function aGuestOrder({ world }: Setting) {
  const [order] = world.customerOrders.list((each) => each.number === number)
  if (!order) throw new Error(`There is no order ${number}`)
  const email = 'hana@home.example'
  await world.customerOrders.change(order.id, { playerId: undefined, email })
  return { number, email, lastName: order.billingAddress?.lastname ?? '' }
}

const cartFirst = 'the cart is read before, so that a lost answer can be told'

export const rows = [
  row(calls.customerOrders, (ask, _, signal) => ask(Orders).page(1, signal)),
  row(calls.customerOrderByNumber, (ask, _, signal) => ask(Orders).byNumber(number, signal), {
    deviations: [
      {
        where: ['drift-missing-field'],
        gives: { outcome: 'broken-contract', leftOut: 0 },
        source: 'to leave the one order out would say that there is none',
      },
    ],
  }),
  row(calls.guestOrder, (ask, key, signal) => ask(Orders).ofGuest(key, signal), {
    prepare: aGuestOrder,
    deviations: [
      {
        where: ['drift-missing-field'],
        gives: { outcome: 'broken-contract', leftOut: 0 },
        source: 'to leave the one order out would say that there is none',
      },
    ],
  }),
  row(calls.orderItemsByNumber, (ask) => ask(Orders).itemReferences(number)),
  row(calls.reorderItems, (ask) => ask(Reorder).execute(number), {
    deviations: [
      { where: ['401-expired', '401-five', '401-tabs'], gives: { at: [0] }, source: `${cartFirst}, and renews the token` },
      { where: ['401-again', 'refresh-refused', 'refresh-unanswered'], gives: { at: [] }, source: `${cartFirst}, and goes no further` },
    ],
  }),
]
