import { GraphQLError } from 'graphql'
import type { World } from '../../../world/World.ts'
import { spendCoupon } from '../bucks/spendCoupon.ts'
import { cartFor, changeCart } from '../cart/carts.ts'
import type { CartRow } from '../cart/data.ts'
import { neededFor } from '../cart/goods.ts'
import { type PricedCart, priced } from '../cart/pricedCart.ts'
import { problemsIn } from '../cart/wireItem.ts'
import { takeFromStock } from '../catalogue/stock.ts'
import { demandClubStep } from '../deposits/clubCarts.ts'
import { markPlaced } from '../deposits/clubOrders.ts'
import { grantMemberships } from '../monitor-plans/grantMemberships.ts'
import type { CustomerOrderRow } from '../orders/data.ts'
import type { Customer } from '../resolvers/resolver.ts'
import { startSubscriptions } from '../subscriptions/startSubscriptions.ts'
import { checkoutOf, updateCheckout } from './checkouts.ts'
import { confirm } from './confirmation.ts'
import type { CheckoutRow } from './data.ts'
import { issueGiftCodes } from './giftCodes.ts'
import { orderFrom } from './orderFrom.ts'
import { paymentCodeOf, unpaid } from './payments.ts'
import { isAllVirtual } from './shipping.ts'

interface Unplaced {
  readonly code: 'CART_NOT_FOUND' | 'CART_NOT_ACTIVE' | 'GUEST_EMAIL_MISSING' | 'UNABLE_TO_PLACE_ORDER'
  readonly message: string
}

export async function placeOrder(customer: Customer, cartId: string): Promise<CustomerOrderRow | Unplaced> {
  const { world } = customer
  const cart = world.carts.find(cartId)?.active === false ? ended : cartOrNone(customer, cartId)
  if ('code' in cart) return cart
  demandClubStep(customer, cart, 'payment')
  const told = checkoutOf(world, cart.id)
  const sums = priced(customer, cart)
  const problem = whyNot(world, cart, told, sums)
  if (problem) return problem
  await pay(world, cart, told, sums)
  await changeCart(world, cart, { active: false })
  await takeAll(world, cart, sums)
  const order = await orderFrom(customer, cart, told, sums)
  await markPlaced(world, cart.id, order.id)
  await confirm(world, order)
  await issueGiftCodes(world, order)
  await grantMemberships(customer, order)
  await startSubscriptions(customer, order, told)
  return order
}

const ended: Unplaced = { code: 'CART_NOT_ACTIVE', message: "The cart isn't active." }

/** The response doesn't reveal that another customer's cart exists. */
function cartOrNone(customer: Customer, cartId: string): CartRow | Unplaced {
  try {
    return cartFor(customer, cartId)
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    return { code: 'CART_NOT_FOUND', message: `Could not find a cart with ID "${cartId}"` }
  }
}

function whyNot(world: World, cart: CartRow, told: CheckoutRow, { lines, shipping }: PricedCart): Unplaced | undefined {
  const unable = (message: string): Unplaced => ({ code: 'UNABLE_TO_PLACE_ORDER', message: `Unable to place order: ${message}` })
  if (cart.playerId === undefined && cart.email === undefined) {
    return { code: 'GUEST_EMAIL_MISSING', message: 'Guest email for cart is missing.' }
  }
  if (lines.length === 0) return unable('The cart is empty.')
  if (problemsIn(world, lines).size > 0) return unable('Some of the products are out of stock.')
  if (!isAllVirtual(lines)) {
    if (!told.shippingAddress) return unable('Please check the shipping address information.')
    if (!shipping?.chosen) return unable('The shipping method is missing. Select the shipping method and try again.')
  }
  if (!told.billingAddress) return unable('Please check the billing address information.')
  return undefined
}

/** A card that was declined is not charged again. */
async function pay(world: World, cart: CartRow, { payment }: CheckoutRow, sums: PricedCart): Promise<void> {
  if (payment?.code !== paymentCodeOf(cart, sums)) throw unpaid('method', 'Enter a valid payment method and try again.')
  if (payment.code !== 'authnetcim') return
  const saved = world.savedCards.find(payment.savedCard ?? '')
  const token = world.cardTokens.find(payment.token ?? '')
  if ((saved || token?.pays) && !cart.nextCardDeclined) return
  if (token) world.cardTokens.remove(token.id)
  await changeCart(world, cart, { nextCardDeclined: undefined })
  await updateCheckout(world, cart.id, { payment: undefined })
  throw saved || token ? unpaid('declined', 'This transaction has been declined.') : unpaid('card', 'The card has paid for something else.')
}

async function takeAll(world: World, { playerId }: CartRow, { lines, vouchers, coupon }: PricedCart): Promise<void> {
  for (const { item, goods } of lines) {
    for (const { sku, quantity } of neededFor(goods, item)) await takeFromStock(world, sku, quantity)
  }
  for (const { code, balance } of vouchers) await world.giftCodes.change(code, { balance })
  if (coupon && playerId !== undefined) await spendCoupon(world, playerId, coupon.id)
  if (coupon?.uses !== undefined) await world.coupons.change(coupon.id, { uses: coupon.uses - 1, active: coupon.uses > 1 })
}
