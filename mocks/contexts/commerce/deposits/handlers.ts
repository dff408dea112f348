import * as calls from '#adapters/rest/commerce/deposits/depositCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../../http/handler.ts'
import { regions } from '../../../http/regions.ts'
import { checkHandlers, noSuchOrder } from './checks.ts'
import { clubOrderOf, deletePlaced, stateOf, storeWith } from './clubOrders.ts'
import { pickUpOf } from './pickUps.ts'
import { take } from './taking.ts'

/** The shop's side of the deposits. */
export const depositHandlers: readonly Handler[] = [
  ...checkHandlers,

  onPlayerCall(calls.omniCenterAddress, ({ region, player }) => {
    const { name, street, city, postcode, telephone, country, ...own } = pickUpOf(regions[region].country)
    return ok({
      ...{ name, firstname: player.firstName, lastname: player.lastName || player.firstName },
      ...{ street: [street], city, postcode, telephone, country_code: country },
      ...{ region: own.regionName ?? null, region_code: own.regionCode ?? null, region_id: own.regionId ?? null },
    })
  }),

  onPlayerCall(calls.squarePaymentConfig, ({ world, player, query }) =>
    clubOrderOf(world, player.id, query.order_increment_id) ? ok({ enabled: true }) : noSuchOrder,
  ),

  onPlayerCall(calls.affirmPaymentConfig, ({ world, player, query }) => {
    const order = clubOrderOf(world, player.id, query.order_increment_id)
    if (!order) return noSuchOrder
    const enabled = ['USD', 'CAD'].includes(storeWith(order.storeCode).currency)
    const terms_url = 'https://instalments.example/terms'
    return ok(enabled ? { enabled, checkout_token: `affirm-${order.id}`, terms_url } : { enabled, checkout_token: null, terms_url: null })
  }),

  onPlayerCall(calls.tecfitDeleteOrder, async ({ world, player, body }) => {
    const placed = world.customerOrders.first(({ id, playerId }) => id === `${body.order_id}` && playerId === player.id)
    if (!placed) return refused(404, 404, { message: 'There is no such order' })
    const order = world.customClubs.first(({ orderId }) => orderId === placed.id)
    if (order && stateOf(world, order) !== 'placed') return refused(409, 409, { message: 'Its deposit was taken' })
    if (order) await deletePlaced(world, order)
    return { status: 200, body: { code: 0 } }
  }),

  onPlayerCall(calls.depositTakePayment, ({ world, player, body }) =>
    take(world, player.id, body, { by: 'card', token: body.payment_token.value, transactionId: body.transaction_id }),
  ),
  onPlayerCall(calls.affirmDepositTakePayment, ({ world, player, body }) =>
    take(world, player.id, body, { by: 'affirm', token: body.checkout_token }),
  ),
  onPlayerCall(calls.zeroDepositTakePayment, ({ world, player, body }) => take(world, player.id, body, { by: 'zero' })),
]
