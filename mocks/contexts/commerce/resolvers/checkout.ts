import { cartFor, changeCart } from '../cart/carts.ts'
import type { CartRow } from '../cart/data.ts'
import { priced } from '../cart/pricedCart.ts'
import { wireCart } from '../cart/wireCart.ts'
import { demandAccount } from '../checkout/account.ts'
import { cartAddressOf, type StoredCartAddress } from '../checkout/cartAddress.ts'
import { checkoutOf, updateCheckout } from '../checkout/checkouts.ts'
import { type PaymentInput, paymentOf } from '../checkout/payments.ts'
import { placeOrder } from '../checkout/placing.ts'
import { isAllVirtual } from '../checkout/shipping.ts'
import { demandClubStep } from '../deposits/clubCarts.ts'
import { wireOrder } from '../orders/wireOrder.ts'
import { type Customer, demandOwner, type Resolver, type Resolvers, refused } from './resolver.ts'

interface Input<Fields> {
  readonly input?: ({ readonly cart_id: string } & Fields) | null
}

type CheckoutResolver<Fields> = Resolver<Input<Fields>>

function inputOf<Fields>({ input }: Input<Fields>) {
  if (!input) throw refused('Required parameter "input" is missing')
  return input
}

function shown(customer: Customer, cartId: string) {
  return { cart: wireCart(customer, cartFor(customer, cartId)) }
}

const setGuestEmailOnCart: CheckoutResolver<{ readonly email: string }> = async (args, customer) => {
  const { cart_id: id, email } = inputOf(args)
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw refused('Invalid email format')
  if (customer.player) throw refused('The request is not allowed for logged in customers')
  const cart = cartFor(customer, id)
  await changeCart(customer.world, cart, { email })
  return shown(customer, id)
}

interface Billing extends StoredCartAddress {
  readonly same_as_shipping?: boolean | null
  readonly use_for_shipping?: boolean | null
}

const setBillingAddressOnCart: CheckoutResolver<{ readonly billing_address: Billing }> = async (args, customer) => {
  const { cart_id: id, billing_address: told } = inputOf(args)
  const { world } = customer
  const cart = cartFor(customer, id)
  demandAccount(customer, cart)
  demandClubStep(customer, cart)
  const address = told.same_as_shipping ? checkoutOf(world, id).shippingAddress : cartAddressOf('billing', told, customer)
  if (!address) throw refused('Could not use the "same_as_shipping" option, because the shipping address has not been set.')
  await updateCheckout(world, id, { billingAddress: address, ...(told.use_for_shipping && { shippingAddress: address }) })
  return shown(customer, id)
}

const setShippingAddressesOnCart: CheckoutResolver<{ readonly shipping_addresses: readonly (StoredCartAddress | null)[] }> = async (
  args,
  customer,
) => {
  const { cart_id: id, shipping_addresses: all } = inputOf(args)
  const cart = cartFor(customer, id)
  demandAccount(customer, cart)
  demandClubStep(customer, cart, 'billingAddress')
  const [told, another] = all
  if (!told || another) throw refused('You can specify only one shipping address.')
  if (isAllVirtual(priced(customer, cart).lines))
    throw refused('The Cart includes virtual product(s) only, so a shipping address is not used.')
  await updateCheckout(customer.world, id, { shippingAddress: cartAddressOf('shipping', told, customer) })
  return shown(customer, id)
}

interface Method {
  readonly carrier_code: string
  readonly method_code: string
}

const setShippingMethodsOnCart: CheckoutResolver<{ readonly shipping_methods: readonly (Method | null)[] }> = async (args, customer) => {
  const { cart_id: id, shipping_methods: all } = inputOf(args)
  const { world } = customer
  const cart = cartFor(customer, id)
  demandAccount(customer, cart)
  demandClubStep(customer, cart, 'shippingAddress')
  const [told, another] = all
  if (!told || another) throw refused('You can specify only one shipping method.')
  const method = { carrier: told.carrier_code, method: told.method_code }
  const before = checkoutOf(world, id).method
  await updateCheckout(world, id, { method })
  if (priced(customer, cart).shipping?.chosen) return shown(customer, id)
  await updateCheckout(world, id, { method: before })
  throw refused(`Carrier with such method not found: ${method.carrier}, ${method.method}`)
}

/** The previous payment is removed first, so that nobody pays with outdated data. */
async function setPayment(customer: Customer, cart: CartRow, input: PaymentInput): Promise<void> {
  demandOwner(customer)
  demandAccount(customer, cart)
  const { world } = customer
  demandClubStep(customer, cart, 'method')
  await updateCheckout(world, cart.id, { payment: undefined })
  await updateCheckout(world, cart.id, { payment: paymentOf(world, cart, priced(customer, cart), input) })
}

const setPaymentMethodOnCart: CheckoutResolver<{ readonly payment_method: PaymentInput }> = async (args, customer) => {
  const { cart_id: id, payment_method: method } = inputOf(args)
  await setPayment(customer, cartFor(customer, id), method)
  return shown(customer, id)
}

async function placed(customer: Customer, cartId: string) {
  demandOwner(customer)
  const cart = customer.world.carts.find(cartId)
  if (cart) demandAccount(customer, cart)
  const order = await placeOrder(customer, cartId)
  if ('code' in order) return { errors: [order] }
  return { order: { order_id: order.number, order_number: order.number }, orderV2: () => wireOrder(order, customer), errors: [] }
}

/** Refusals are GraphQL errors: unlike `placeOrder`, this mutation returns no `errors` beside the order. */
const setPaymentMethodAndPlaceOrder: CheckoutResolver<{ readonly payment_method: PaymentInput }> = async (args, customer) => {
  const { cart_id: id, payment_method: method } = inputOf(args)
  await setPayment(customer, cartFor(customer, id), method)
  const order = await placeOrder(customer, id)
  if ('code' in order) throw refused(order.message)
  return { order: { order_id: order.number, order_number: order.number } }
}

const place: CheckoutResolver<unknown> = (args, customer) => placed(customer, inputOf(args).cart_id)

export const checkoutResolvers: Resolvers = {
  setGuestEmailOnCart,
  setBillingAddressOnCart,
  setShippingAddressesOnCart,
  setShippingMethodsOnCart,
  setPaymentMethodOnCart,
  setPaymentMethodAndPlaceOrder,
  placeOrder: place,
}
