import { cartFor, changeCart, type ItemReference, isNamed, itemReferenced, itemsOf, missingItem } from '../cart/carts.ts'
import { priced } from '../cart/pricedCart.ts'
import { type Unfulfilled, whyNotThisMany, whyTooMany } from '../cart/unfulfilled.ts'
import { wireCart } from '../cart/wireCart.ts'
import { chooseSet } from '../deposits/clubCarts.ts'
import { giftCodeNamed } from '../gift-cards/giftCodeNamed.ts'
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

interface Update extends ItemReference {
  readonly quantity?: number | null
}

const updateCartItems: CartResolver<{ readonly cart_items: readonly (Update | null)[] }> = async (args, customer) => {
  const { cart_id: id, cart_items: items } = inputOf(args)
  const told = items.filter((item) => item !== null)
  if (told.length === 0 || !told.every((item) => isNamed(item) && typeof item.quantity === 'number')) throw refused(required)
  const problems: Unfulfilled[] = []
  for (const item of told) problems.push(...(await updateLine(customer, id, item)))
  return { ...shown(customer, id), errors: problems }
}

async function updateLine(customer: Customer, cartId: string, update: Update): Promise<readonly Unfulfilled[]> {
  const { world } = customer
  const quantity = update.quantity ?? 0
  const cart = cartFor(customer, cartId)
  const item = itemReferenced(world, cart, update)
  if (!item) return [{ code: 'COULD_NOT_FIND_CART_ITEM', message: missingItem(update) }]
  if (quantity <= 0) {
    world.cartLines.remove(item.id)
    return []
  }
  const others = itemsOf(world, cart).filter(({ id }) => id !== item.id)
  const changed = { ...item, quantity }
  const problem = whyNotThisMany(world, changed) ?? (quantity > item.quantity ? whyTooMany(world, changed, others) : undefined)
  if (problem) return [problem]
  await world.cartLines.change(item.id, { quantity })
  return []
}

const removeItemFromCart: CartResolver<ItemReference> = async (args, customer) => {
  const { cart_id: id, ...name } = inputOf(args)
  if (!isNamed(name)) throw refused(required)
  const { world } = customer
  const item = itemReferenced(world, cartFor(customer, id), name)
  if (!item) throw refused(missingItem(name), 'graphql-no-such-entity')
  world.cartLines.remove(item.id)
  return shown(customer, id)
}

const applyCouponToCart: CartResolver<{ readonly coupon_code: string }> = async (args, customer) => {
  const { cart_id: id, coupon_code: code } = inputOf(args)
  const { world } = customer
  const cart = cartFor(customer, id)
  if (itemsOf(world, cart).length === 0) throw refused('Cart does not contain products.')
  const { coupon: applied } = priced(customer, cart)
  if (applied) throw refused('A coupon is already applied to the cart. Please remove it to apply another')
  const couponCode = code.trim().toUpperCase()
  const { coupon } = priced(customer, { ...cart, couponCode })
  if (!coupon) throw refused("The coupon code isn't valid. Verify the code and try again.", 'graphql-no-such-entity')
  await changeCart(world, cart, { couponCode })
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
  const found = giftCodeNamed(world, text)
  if (!found?.active || found.currency !== store.currency || found.balance === 0)
    throw refused('The gift code is not valid.', 'graphql-no-such-entity')
  const code = found.id
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
  const cart = cartFor(customer, id)
  if (cart.customClub === undefined) throw refused('The cart does not come from an order of custom-fit clubs.')
  await chooseSet(customer, cart, clubSet || undefined)
  await changeCart(customer.world, cart, { clubSet: clubSet || undefined })
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
