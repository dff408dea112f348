import * as calls from '#adapters/rest/commerce/deposits/depositCalls'
import { type Answer, type Handler, ok, onPlayerCall, refused } from '../../../http/handler.ts'
import { moneyOf, priceIn, type Store } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { giftCodeNamed } from '../gift-cards/giftCodeNamed.ts'
import { clubOrderOf, maskOf, setIn, storeWith } from './clubOrders.ts'

export const coded = (code: number): Answer => ({ status: 200, body: { code, data: null } })
export const noSuchOrder = refused(404, 404, { message: 'There is no such order of custom-fit clubs' })

/** What a coupon takes off a deposit, in minor units. */
function couponWorth(world: World, store: Store, text: string, deposit: number): { code: string; minor: number } | undefined {
  const coupon = world.coupons.first(({ id, active }) => active && id === text.trim().toUpperCase())
  if (!coupon) return undefined
  const minor = coupon.percent === undefined ? priceIn(store, coupon.cents ?? 0) : Math.round((deposit * coupon.percent) / 100)
  return { code: coupon.id, minor: Math.min(deposit, minor) }
}

export const checkHandlers: readonly Handler[] = [
  onPlayerCall(calls.depositCouponCheck, async ({ world, player, body }) => {
    const order = clubOrderOf(world, player.id, body.order_increment_id)
    if (!order || maskOf(order) !== body.mask_id) return noSuchOrder
    const store = storeWith(order.storeCode)
    const set = setIn(order, body.additional_data.set_information)
    const coupon = set && couponWorth(world, store, body.coupon_code, set.deposit)
    if (!coupon) return coded(calls.codeRefused.coupon)
    await world.customClubs.change(order.id, { checked: { ...order.checked, coupon: { ...coupon, setId: set.id } } })
    return ok({ amount: moneyOf(store, coupon.minor) })
  }),

  onPlayerCall(calls.depositGiftCodeCheck, async ({ world, player, body }) => {
    const order = clubOrderOf(world, player.id, body.order_increment_id)
    if (!order || maskOf(order) !== body.mask_id) return noSuchOrder
    const store = storeWith(order.storeCode)
    const found = giftCodeNamed(world, body.gift_code)
    if (!found?.active || found.balance === 0 || found.currency !== store.currency) return coded(calls.codeRefused.giftCode)
    await world.customClubs.change(order.id, { checked: { ...order.checked, giftCode: { code: found.id, minor: found.balance } } })
    return ok({ balance: moneyOf(store, found.balance) })
  }),
]
