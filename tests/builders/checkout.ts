import { BehaviorSubject, NEVER, Subject } from 'rxjs'
import { CartStore } from '#app/commerce/CartStore'
import { CheckoutOrder } from '#app/commerce/CheckoutOrder'
import { FindPlacedOrder } from '#app/commerce/FindPlacedOrder'
import { PayByCard } from '#app/commerce/PayByCard'
import { PlaceOrder } from '#app/commerce/PlaceOrder'
import type { AddressAdded } from '#app/commerce/ports/AddressBook'
import type { Checkout, CheckoutAnswer, Placement } from '#app/commerce/ports/Checkout'
import { UpdateCheckout } from '#app/commerce/UpdateCheckout'
import { Failure } from '#app/shared/failure'
import type { AddressEntry, SavedAddress } from '#domain/commerce/address'
import type { Cart } from '#domain/commerce/cart'
import { type CartState, unread } from '#domain/commerce/cartState'
import type { PlacedOrder } from '#domain/commerce/checkout'
import { shopOf } from '#domain/commerce/checkout'
import type { ShippingMethod } from '#domain/commerce/delivery'
import { moneyOf } from '#domain/commerce/money'
import { AddressForm } from '#ui/commerce/address/AddressForm.ts'
import { CartCodesModel } from '#ui/commerce/cart/CartCodesModel.ts'
import { AddressChoiceModel } from '#ui/commerce/checkout/AddressChoiceModel.ts'
import { CheckoutAddressesModel } from '#ui/commerce/checkout/CheckoutAddressesModel.ts'
import { CheckoutViewModel } from '#ui/commerce/checkout/CheckoutViewModel.ts'
import { OrderingModel } from '#ui/commerce/checkout/OrderingModel.ts'
import { ShippingModel } from '#ui/commerce/checkout/ShippingModel.ts'
import { CardModel } from '#ui/commerce/payment/CardModel.ts'
import { buildCart } from './commerce.ts'
import { CartsInMemory } from './commercePorts.ts'
import { DraftsInMemory } from './drafts.ts'
import { typedNumbers } from './typedNumbers.ts'

export const card = { holder: 'Hana Ito', number: '4242 4242 4242 4242', month: '5', year: '30', securityCode: '123' }
const clock = {
  now: () => Temporal.Instant.from('2026-05-13T17:30:00Z'),
  timeZone: 'UTC',
  ticks: NEVER,
  sleep: () => new Promise<void>(() => undefined),
}
export const freePrices = { ...buildCart().prices, grandTotal: moneyOf(0, 'USD') }

export function buildShippingMethod(own: Partial<ShippingMethod> = {}): ShippingMethod {
  const words = { carrier: 'Post', method: 'Ground', price: moneyOf(9.5, 'USD') }
  return { carrierCode: 'post', methodCode: 'ground', isAvailable: true, error: undefined, ...words, ...own }
}

export const hana: SavedAddress = {
  ...{ id: 3, prefix: '', firstName: 'Hana', middleName: '', lastName: 'Ito', suffix: '', company: '', vatId: '', fax: '' },
  ...{ street: ['5 Elm Street'], city: 'Evanston', region: undefined, postcode: '60201', countryCode: 'GB', telephone: '1' },
  ...{ isDefaultBilling: true, isDefaultShipping: true },
}

export interface CheckoutOptions {
  /** False for staff acting in the customer's name. */
  readonly isOpen?: boolean
  readonly cart?: Partial<Cart>
  readonly methods?: readonly ShippingMethod[]
  readonly customer?: string | undefined
  /** The customer's address book. */
  readonly saved?: readonly SavedAddress[]
  readonly refuses?: Partial<Record<string, CheckoutAnswer>>
  /** The steps that are offline, by their first word. */
  readonly fails?: readonly string[]
  readonly changes?: Readonly<Record<string, Partial<Cart>>>
  readonly placeOrder?: () => Promise<Placement>
  readonly saves?: () => Promise<AddressAdded>
  readonly found?: () => Promise<PlacedOrder | undefined>
}

function createShop({ refuses = {}, methods = [buildShippingMethod()], ...given }: CheckoutOptions = {}) {
  const calls: string[] = []
  const state = new BehaviorSubject<CartState>(unread)
  let cart = buildCart(given.cart)
  const hear = async (word: string, own: Partial<Cart> = {}): Promise<CheckoutAnswer> => {
    calls.push(word)
    const [step = ''] = word.split(' ')
    if (given.fails?.includes(step)) throw new Failure('offline')
    const refusal = refuses[step]
    if (refusal) return refusal
    cart = { ...cart, ...own, ...given.changes?.[word] }
    return { kind: 'changed', cart }
  }
  const checkout: Checkout = {
    setEmail: (_, email) => hear(`email ${email}`, { email }),
    shipTo: (_, address) => hear(`ship-to ${address.street[0]}`, { delivery: { address, methods } }),
    shipBy: (_, chosen) =>
      hear(`ship-by ${chosen.carrierCode} ${chosen.methodCode}`, { delivery: { address: hana, methods, ...cart.delivery, chosen } }),
    billTo: (_, address) => hear(`bill-to ${address === 'as-shipping' ? address : address.street[0]}`, { billingAddress: hana }),
    payBy: (_, payment) => hear(`pay-by ${payment.kind}`),
    placeOrder: async () => {
      calls.push('order')
      return given.placeOrder ? given.placeOrder() : { kind: 'placed', order: { number: '000000007' } }
    },
    payAndPlaceOrder: async (_, payment, shop) => {
      calls.push(`order ${shop} ${payment.kind}`)
      return { kind: 'placed', order: { number: '000000007' } }
    },
  }
  const current = {
    get value() {
      return state.value
    },
    changes: state,
    update: (change: (state: CartState) => CartState) => state.next(change(state.value)),
    broadcast: () => undefined,
    changedElsewhere: NEVER,
  }
  return { told: calls, checkout, current, cartNow: () => cart, given }
}

export async function createCheckoutModel(own: CheckoutOptions = {}) {
  const shop = createShop(own)
  const { checkout, current, told, cartNow } = shop
  const execute = async () => {
    current.update((state) => ({ ...state, cart: cartNow() }))
    return cartNow()
  }
  const customer = { value: own.customer, changes: new Subject<string | undefined>() }
  const guest = { id: 'cart-1', keep: () => undefined, forget: () => void told.push('forget'), handOver: async () => undefined }
  const orders = { ofCart: async () => own.found?.() }
  const store = new CartStore(new CartsInMemory(), current, customer, guest)
  const updateCheckout = new UpdateCheckout(checkout, { run: (work) => work({ id: 'cart-1', before: undefined }) }, store)
  const findOrder = new FindPlacedOrder(orders, { sleep: async () => undefined }, { changes: NEVER })
  const place = new PlaceOrder(checkout, findOrder, { isOpen: own.isOpen ?? true }, { value: true }, { of: shopOf })
  const ordering = new CheckoutOrder(updateCheckout, place, store)
  const countries = {
    all: async () => [{ code: 'GB', name: 'United Kingdom', regions: [] }],
    byCode: async () => ({ code: 'GB', name: '', regions: [] }),
  }
  const createAddressChoice = () => new AddressChoiceModel(new AddressForm(countries, new DraftsInMemory()), adding, new DraftsInMemory())
  const adding = {
    execute: async (entry: AddressEntry) => {
      told.push(`add ${entry.street[0]} ${entry.vatId}`)
      return own.saves ? own.saves() : { kind: 'added' as const, address: { ...entry, id: 9 } }
    },
  }
  const book = { read: async () => ({ email: 'hana@clubhouse.example', addresses: own.saved ?? [hana] }) }
  const byCard = new PayByCard(
    { execute: async () => ({ kind: 'unneeded' }) },
    { take: async () => ({ key: 'k', value: 'v' }) },
    { isOpen: true },
  )
  const parts = [
    { execute, wanted: NEVER },
    updateCheckout,
    new CheckoutAddressesModel(new ShippingModel(createAddressChoice(), updateCheckout, current), createAddressChoice(), book, customer),
    new OrderingModel(new CardModel(byCard, clock), ordering, {
      store: async () => ({ id: 7, rootCategoryId: 1, timeZone: undefined }),
    }),
    new CartCodesModel({ execute: async () => ({ kind: 'changed', cart: cartNow() }) }, current, typedNumbers),
  ] as const
  const model = new CheckoutViewModel(...parts)
  model.start()
  await settled()
  return { model, told, parts }
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

export function fillAddress({ places }: CheckoutViewModel, place: 'shipping' | 'billing', street: string): void {
  const { form } = place === 'shipping' ? places.shipping.place : places.billing
  const texts = { firstName: 'Hana', lastName: 'Ito', countryCode: 'GB', street1: street, city: 'Leeds', postcode: 'LS1', telephone: '1' }
  for (const field of ['firstName', 'lastName', 'countryCode', 'street1', 'city', 'postcode', 'telephone'] as const)
    form.change(field, texts[field])
}
