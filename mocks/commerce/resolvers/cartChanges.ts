import { cartFor, changeCart, lineIn, linesOf } from '../cart/carts.ts'
import { couponOf } from '../cart/sumsOf.ts'
import { wireCart } from '../cart/wireCart.ts'
import { whyTooMany } from '../cart/wish.ts'
import { type Customer, type Resolver, type Resolvers, refused } from './resolver.ts'

interface Input<Fields> {
  readonly input?: ({ readonly cart_id: string } & Fields) | null
}

type CartResolver<Fields = unknown> = Resolver<Input<Fields>>

const required = 'Required parameter is missing'

function inputOf<Fields>({ input }: Input<Fields>) {
  if (!input) throw refused(required)
  return input
}

function shown(customer: Customer, cartId: string) {
  return { cart: wireCart(customer, cartFor(customer, cartId)) }
}

interface Update {
  readonly cart_item_id?: number | null
  readonly quantity?: number | null
}

const updateCartItems: CartResolver<{ readonly cart_items: readonly (Update | null)[] }> = async (args, customer) => {
  const { cart_id: id, cart_items: items } = inputOf(args)
  for (const item of items) if (item) await updateLine(customer, id, item)
  return shown(customer, id)
}

async function updateLine(customer: Customer, cartId: string, { cart_item_id: number, quantity }: Update): Promise<void> {
  const { world } = customer
  if (typeof number !== 'number' || typeof quantity !== 'number') throw refused(required)
  const cart = cartFor(customer, cartId)
  const line = lineIn(world, cart, number)
  if (quantity <= 0) {
    world.cartLines.remove(line.id)
    return
  }
  const others = linesOf(world, cart).filter(({ id }) => id !== line.id)
  const problem = quantity > line.quantity ? whyTooMany(world, { ...line, quantity }, others) : undefined
  if (problem) throw refused(problem.message)
  await world.cartLines.change(line.id, { quantity })
}

const removeItemFromCart: CartResolver<{ readonly cart_item_id?: number | null }> = async (args, customer) => {
  const { cart_id: id, cart_item_id: number } = inputOf(args)
  if (typeof number !== 'number') throw refused(required)
  customer.world.cartLines.remove(lineIn(customer.world, cartFor(customer, id), number).id)
  return shown(customer, id)
}

const applyCouponToCart: CartResolver<{ readonly coupon_code: string }> = async (args, customer) => {
  const { cart_id: id, coupon_code: code } = inputOf(args)
  const { world } = customer
  const cart = cartFor(customer, id)
  if (linesOf(world, cart).length === 0) throw refused('Cart does not contain products.')
  const coupon = couponOf(world, code)
  if (!coupon) throw refused("The coupon code isn't valid. Verify the code and try again.", 'graphql-no-such-entity')
  await changeCart(world, cart, { couponCode: coupon.id })
  return shown(customer, id)
}

const removeCouponFromCart: CartResolver = async (args, customer) => {
  const { cart_id: id } = inputOf(args)
  await changeCart(customer.world, cartFor(customer, id), { couponCode: undefined })
  return shown(customer, id)
}

interface GiftCodeUsed {
  readonly cart_id: string
  readonly gift_code: string
  readonly amount_applied?: number | null
}

const msApplyGiftCodeToCart: Resolver<GiftCodeUsed> = async ({ cart_id: id, gift_code: text, amount_applied: applied }, customer) => {
  const { world, store } = customer
  const cart = cartFor(customer, id)
  const code = text.trim().toUpperCase()
  const found = world.giftCodes.find(code)
  if (!found?.active || found.currency !== store.currency || found.balance === 0)
    throw refused('The gift code is not valid.', 'graphql-no-such-entity')
  const amount = typeof applied === 'number' ? Math.round(applied * 10 ** store.decimals) : undefined
  if (amount !== undefined && !(amount > 0 && amount <= found.balance)) throw refused('The gift code does not hold that much.')
  const others = cart.giftCodes.filter((each) => each.code !== code)
  await changeCart(world, cart, { giftCodes: [...others, { code, amount }] })
  return shown(customer, id)
}

interface GiftCodeRemoved {
  readonly cart_id: string
  readonly gift_code: string
  readonly is_remove_all?: number | boolean | null
}

const msRemoveGiftCodeFromCart: Resolver<GiftCodeRemoved> = async ({ cart_id: id, gift_code: text, is_remove_all: all }, customer) => {
  const cart = cartFor(customer, id)
  const code = text.trim().toUpperCase()
  if (!all && cart.giftCodes.every((each) => each.code !== code)) throw refused('The gift code is not in use.', 'graphql-no-such-entity')
  await changeCart(customer.world, cart, { giftCodes: all ? [] : cart.giftCodes.filter((each) => each.code !== code) })
  return shown(customer, id)
}

interface ClubSet {
  readonly cart_id: string
  readonly omni_selected_set?: string | null
}

const setOmniSelectedSet: Resolver<ClubSet> = async ({ cart_id: id, omni_selected_set: clubSet }, customer) => {
  await changeCart(customer.world, cartFor(customer, id), { clubSet: clubSet || undefined })
  return shown(customer, id)
}

export const cartChangeResolvers: Resolvers = {
  updateCartItems,
  removeItemFromCart,
  applyCouponToCart,
  removeCouponFromCart,
  msApplyGiftCodeToCart,
  msRemoveGiftCodeFromCart,
  setOmniSelectedSet,
}
