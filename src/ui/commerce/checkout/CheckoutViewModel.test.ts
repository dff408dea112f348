import { BehaviorSubject, NEVER, Subject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { OrderCart } from '#app/commerce/OrderCart'
import { PayByCard } from '#app/commerce/PayByCard'
import { PlaceOrder } from '#app/commerce/PlaceOrder'
import type { AddressAdded } from '#app/commerce/ports/AddressBook'
import type { Checkout, CheckoutAnswer, Placement } from '#app/commerce/ports/Checkout'
import { TellCheckout } from '#app/commerce/TellCheckout'
import { Failure } from '#app/shared/failure'
import type { AddressEntry, SavedAddress } from '#domain/commerce/address'
import type { Cart } from '#domain/commerce/cart'
import { type CartState, unread } from '#domain/commerce/cartState'
import type { PlacedOrder } from '#domain/commerce/checkout'
import type { ShippingMethod } from '#domain/commerce/delivery'
import { moneyOf } from '#domain/commerce/money'
import { withPlan } from '#domain/commerce/selection'
import { aCart, aCartLine } from '../../../../tests/builders/commerce.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { AddressForm } from '../address/AddressForm.ts'
import { CartCodesModel } from '../cart/CartCodesModel.ts'
import { CardModel } from '../payment/CardModel.ts'
import { CheckoutViewModel } from './CheckoutViewModel.ts'
import { OrderingModel } from './OrderingModel.ts'
import { PlaceModel } from './PlaceModel.ts'
import { PlacesModel } from './PlacesModel.ts'
import { ShippingModel } from './ShippingModel.ts'

const card = { holder: 'Hana Ito', number: '4242 4242 4242 4242', month: '5', year: '30', securityCode: '123' }
const clock = {
  now: () => Temporal.Instant.from('2026-05-13T17:30:00Z'),
  timeZone: 'UTC',
  ticks: NEVER,
  sleep: () => new Promise<void>(() => undefined),
}
const free = { ...aCart().prices, grandTotal: moneyOf(0, 'USD') }

function aMethod(own: Partial<ShippingMethod> = {}): ShippingMethod {
  const words = { carrier: 'Post', method: 'Ground', price: moneyOf(9.5, 'USD') }
  return { carrierCode: 'post', methodCode: 'ground', isAvailable: true, error: undefined, ...words, ...own }
}

const hana: SavedAddress = {
  ...{ id: 3, prefix: '', firstName: 'Hana', middleName: '', lastName: 'Ito', suffix: '', company: '', vatId: '', fax: '' },
  ...{ street: ['5 Elm Street'], city: 'Evanston', region: undefined, postcode: '60201', countryCode: 'GB', telephone: '1' },
  ...{ isDefaultBilling: true, isDefaultShipping: true },
}

interface Given {
  readonly cart?: Partial<Cart>
  readonly methods?: readonly ShippingMethod[]
  readonly customer?: string | undefined
  readonly refuses?: Partial<Record<string, CheckoutAnswer>>
  /** What becomes of the cart when the shop is told this. */
  readonly changes?: Readonly<Record<string, Partial<Cart>>>
  readonly placeOrder?: () => Promise<Placement>
  readonly saves?: () => Promise<AddressAdded>
  readonly found?: () => Promise<PlacedOrder | undefined>
}

/** A shop in memory, which notes what it is told. */
function aShop({ refuses = {}, methods = [aMethod()], ...given }: Given = {}) {
  const told: string[] = []
  const state = new BehaviorSubject<CartState>(unread)
  let cart = aCart(given.cart)
  const hear = async (word: string, own: Partial<Cart> = {}): Promise<CheckoutAnswer> => {
    told.push(word)
    const refusal = refuses[word.split(' ')[0] ?? '']
    if (refusal) return refusal
    cart = { ...cart, ...own, ...given.changes?.[word] }
    return { kind: 'changed', cart }
  }
  const checkout: Checkout = {
    tellEmail: (_, email) => hear(`email ${email}`, { email }),
    shipTo: (_, address) => hear(`ship-to ${address.street[0]}`, { delivery: { address, methods } }),
    shipBy: (_, chosen) =>
      hear(`ship-by ${chosen.carrierCode} ${chosen.methodCode}`, { delivery: { address: hana, methods, ...cart.delivery, chosen } }),
    billTo: (_, address) => hear(`bill-to ${address === 'as-shipping' ? address : address.street[0]}`, { billingAddress: hana }),
    payBy: (_, payment) => hear(`pay-by ${payment.kind}`),
    placeOrder: async () => {
      told.push('order')
      return given.placeOrder ? given.placeOrder() : { kind: 'placed', order: { number: '000000007' } }
    },
    payAndPlaceOrder: async (_, payment, shop) => {
      told.push(`order ${shop} ${payment.kind}`)
      return { kind: 'placed', order: { number: '000000007' } }
    },
  }
  const current = {
    get value() {
      return state.value
    },
    changes: state,
    update: (change: (state: CartState) => CartState) => state.next(change(state.value)),
    tellOthers: () => undefined,
    changedElsewhere: NEVER,
  }
  return { told, checkout, current, cartNow: () => cart, given }
}

async function aCheckout(own: Given = {}) {
  const shop = aShop(own)
  const { checkout, current, told, cartNow } = shop
  const execute = async () => {
    current.update((state) => ({ ...state, cart: cartNow() }))
    return cartNow()
  }
  const customer = { value: own.customer, changes: new Subject<string | undefined>() }
  const guest = { id: 'cart-1', keep: () => undefined, forget: () => void told.push('forget'), handOver: async () => undefined }
  const orders = { ofCart: async () => own.found?.() }
  const tell = new TellCheckout(checkout, { take: (work) => work({ id: 'cart-1', before: undefined }) }, current)
  const waiting = { line: { value: true }, clock: { sleep: async () => undefined }, visibility: { changes: NEVER } }
  const place = new PlaceOrder(checkout, orders, waiting, { isOpen: true })
  const ordering = new OrderCart(tell, place, current, { customer, guest })
  const countries = {
    all: async () => [{ code: 'GB', name: 'United Kingdom', regions: [] }],
    byCode: async () => ({ code: 'GB', name: '', regions: [] }),
  }
  const aPlace = () => new PlaceModel(new AddressForm(countries, new DraftsInMemory()), adding, new DraftsInMemory())
  const adding = {
    execute: async (entry: AddressEntry) => {
      told.push(`add ${entry.street[0]} ${entry.vatId}`)
      return own.saves ? own.saves() : { kind: 'added' as const, address: { ...entry, id: 9 } }
    },
  }
  const book = { read: async () => ({ email: 'hana@clubhouse.example', addresses: [hana] }) }
  const byCard = new PayByCard(
    { execute: async () => ({ kind: 'unneeded' }) },
    { take: async () => ({ key: 'k', value: 'v' }) },
    { isOpen: true },
  )
  const model = new CheckoutViewModel(
    { execute, wanted: NEVER },
    tell,
    new PlacesModel(new ShippingModel(aPlace(), tell, current), aPlace(), book, customer),
    {
      ordering: new OrderingModel(new CardModel(byCard, clock), ordering, {
        store: async () => ({ id: 7, rootCategoryId: 1, timeZone: undefined }),
      }),
      codes: new CartCodesModel({ execute: async () => ({ kind: 'changed', cart: cartNow() }) }, current),
    },
  )
  model.start()
  await settled()
  return { model, told }
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

function write({ places }: CheckoutViewModel, place: 'shipping' | 'billing', street: string): void {
  const { form } = place === 'shipping' ? places.shipping.place : places.billing
  const texts = { firstName: 'Hana', lastName: 'Ito', countryCode: 'GB', street1: street, city: 'Leeds', postcode: 'LS1', telephone: '1' }
  for (const field of ['firstName', 'lastName', 'countryCode', 'street1', 'city', 'postcode', 'telephone'] as const)
    form.change(field, texts[field])
}

describe('a customer', () => {
  test('orders with the defaults and a card', async () => {
    const { model, told } = await aCheckout({ customer: 'hana' })
    expect(told).toEqual(['ship-to 5 Elm Street', 'ship-by post ground'])
    await model.order(card)
    expect(told.slice(2)).toEqual(['bill-to as-shipping', 'pay-by card', 'order'])
    expect(model.receipt).toEqual({ order: { number: '000000007' }, email: 'hana@clubhouse.example', lastName: 'Ito' })
    expect(model.cart).toBeUndefined()
  })

  test('has the cheapest way there chosen, of those that go there', async () => {
    const error = 'Not on this island.'
    const { model, told } = await aCheckout({
      customer: 'hana',
      methods: [
        aMethod(),
        aMethod({ carrierCode: 'van', price: moneyOf(4, 'USD') }),
        aMethod({ carrierCode: 'boat', price: moneyOf(1, 'USD'), isAvailable: false, error }),
      ],
    })
    await model.order(card)
    expect(told).toEqual(['ship-to 5 Elm Street', 'ship-by van ground', 'bill-to as-shipping', 'pay-by card', 'order'])
  })

  test('has a new address saved once, and the order goes to the saved one', async () => {
    const { model, told } = await aCheckout({ customer: 'hana' })
    const { shipping } = model.places
    await shipping.choosePlace('new')
    write(model, 'shipping', '9 Oak Street')
    shipping.place.form.change('vatId', 'GB 123')
    shipping.place.wantSaved(true)
    told.length = 0
    await shipping.send()
    await shipping.send()
    expect(told).toEqual([
      'add 9 Oak Street GB 123',
      'ship-to 9 Oak Street',
      'ship-by post ground',
      'ship-to 9 Oak Street',
      'ship-by post ground',
    ])
    expect([shipping.place.choice, shipping.isTold, model.isUnsent]).toEqual(['9', true, false])
  })

  test('orders nothing where the billing address can not be saved as wanted', async () => {
    const { model, told } = await aCheckout({ customer: 'hana', saves: async () => ({ kind: 'refused', words: ['no'] }) })
    const { billing } = model.places
    model.places.chooseBilling('new')
    write(model, 'billing', '9 Oak Street')
    billing.wantSaved(true)
    await model.order(card)
    expect([billing.isSaveRefused, told.includes('order')]).toEqual([true, false])
    billing.wantSaved(false)
    await model.order(card)
    expect([billing.isSaveRefused, told.includes('order')]).toEqual([false, true])
  })

  test('is asked for a way there where none was chosen', async () => {
    const { model, told } = await aCheckout({ customer: 'hana', methods: [aMethod({ isAvailable: false })] })
    await model.order(card)
    expect([model.missing, told]).toEqual([['method'], ['ship-to 5 Elm Street']])
  })

  test('of the shop is told what it minds, beside the address', async () => {
    const { model, told } = await aCheckout({
      customer: 'hana',
      refuses: { 'ship-to': { kind: 'refused', part: 'address', message: 'no' } },
    })
    expect(model.places.shipping.refusal).toBe('address')
    await model.order(card)
    expect(told).not.toContain('order')
  })

  test('has the cart still where the card is declined', async () => {
    const { model } = await aCheckout({
      customer: 'hana',
      placeOrder: async () => ({ kind: 'refused', reason: 'payment', message: 'declined' }),
    })
    await model.order(card)
    expect([model.ordering.refusal, model.receipt, model.cart?.lines.length]).toEqual(['payment', undefined, 1])
  })

  test('who presses ten times orders once', async () => {
    const { model, told } = await aCheckout({ customer: 'hana' })
    await Promise.all(Array.from({ length: 10 }, () => model.order(card)))
    expect(told.filter((word) => word === 'order')).toHaveLength(1)
  })

  test('whose answer was lost finds the order before a card is asked for once more', async () => {
    let isHeard = false
    const { model, told } = await aCheckout({
      customer: 'hana',
      placeOrder: () => Promise.reject(new Failure('timed-out')),
      found: async () => (isHeard ? { number: '000000008' } : undefined),
    })
    await model.order(card)
    expect([model.ordering.placing.failure?.outcome, model.receipt]).toEqual(['not-done', undefined])
    isHeard = true
    await model.order(card)
    expect(model.receipt?.order).toEqual({ number: '000000008' })
    expect(told.filter((word) => word.startsWith('pay-by'))).toHaveLength(1)
  })
})

describe('nothing is ordered at a total that nobody has seen', () => {
  const dearer = { ...aCart().prices, grandTotal: moneyOf(50, 'USD') }

  test.each([
    ['the bill', 'bill-to as-shipping', ['bill-to as-shipping']],
    ['the payment', 'pay-by card', ['bill-to as-shipping', 'pay-by card']],
  ])('where %s changes it', async (_what, word, told) => {
    const checkout = await aCheckout({ customer: 'hana', changes: { [word]: { prices: dearer } } })
    const { model } = checkout
    expect(model.total).not.toEqual(dearer.grandTotal)
    await model.order(card)
    expect([model.ordering.refusal, checkout.told.slice(2)]).toEqual(['total', told])
    expect(model.total).toEqual(dearer.grandTotal)
    await model.order(card)
    expect([model.ordering.refusal, checkout.told.at(-1)]).toEqual([undefined, 'order'])
  })
})

test('an order that was placed in another window meanwhile is the order', async () => {
  const { model, told } = await aCheckout({
    customer: 'hana',
    refuses: { 'pay-by': { kind: 'refused', part: 'payment', message: 'The cart is not active' } },
    found: async () => ({ number: '000000009' }),
  })
  await model.order(card)
  expect([model.receipt?.order, told.includes('order')]).toEqual([{ number: '000000009' }, false])
})

test('a card that the shop refuses is told as one, and the cart is read anew', async () => {
  const { model } = await aCheckout({ customer: 'hana', refuses: { 'pay-by': { kind: 'refused', part: 'payment', message: 'no' } } })
  await model.order(card)
  expect([model.ordering.refusal, model.receipt]).toEqual(['payment', undefined])
})

describe('a guest', () => {
  test('says all of it, and nothing is sent before', async () => {
    const { model, told } = await aCheckout()
    await model.order(undefined)
    expect([model.missing, told]).toEqual([['email', 'shipping', 'card'], []])
    expect(model.email.problem).toBe('missing')
  })

  test('orders with what is written', async () => {
    const { model, told } = await aCheckout()
    model.email.type('hana@clubhouse.example')
    write(model, 'shipping', '7 Ash Road')
    await model.places.shipping.send()
    model.places.billing.choose('new')
    write(model, 'billing', '9 Oak Street')
    await model.order(card)
    const where = ['ship-to 7 Ash Road', 'ship-by post ground', 'email hana@clubhouse.example', 'bill-to 9 Oak Street']
    expect(told).toEqual([...where, 'pay-by card', 'order', 'forget'])
    expect(model.receipt?.email).toBe('hana@clubhouse.example')
  })

  test('has an address that was changed since told anew', async () => {
    const { model, told } = await aCheckout()
    model.email.type('hana@clubhouse.example')
    write(model, 'shipping', '7 Ash Road')
    await model.places.shipping.send()
    write(model, 'shipping', '8 Ash Road')
    expect([model.places.shipping.isTold, model.total]).toEqual([false, undefined])
    await model.order(card)
    expect(told.filter((word) => word.startsWith('ship-to'))).toEqual(['ship-to 7 Ash Road', 'ship-to 8 Ash Road'])
    expect([model.ordering.refusal, model.receipt, told.includes('order')]).toEqual(['total', undefined, false])
    await model.order(card)
    expect(model.receipt).toBeDefined()
  })

  test('finds what the cart was told before', async () => {
    const delivery = { address: hana, methods: [aMethod()], chosen: { carrierCode: 'post', methodCode: 'ground' } }
    const { model, told } = await aCheckout({ cart: { email: 'hana@clubhouse.example', delivery, billingAddress: hana } })
    const { shipping, billing } = model.places
    expect([model.email.text, shipping.place.form.typed.street1, billing.choice]).toEqual([
      'hana@clubhouse.example',
      '5 Elm Street',
      'as-shipping',
    ])
    await model.order(card)
    expect(told.slice(0, 3)).toEqual(['bill-to as-shipping', 'pay-by card', 'order'])
  })
})

describe('an order', () => {
  test.each([
    ['that costs nothing is free', { prices: free }, 'pay-by free', 'ship-by post ground'],
    ['of fitted clubs is paid at the club and picked up', { clubSet: 'irons' }, 'pay-by club-order', 'ship-by localPickup flatrate'],
  ])('%s', async (_what, cart, payment, shipping) => {
    const { model, told } = await aCheckout({ customer: 'hana', cart })
    await model.order(undefined)
    expect(told).toEqual(['ship-to 5 Elm Street', shipping, 'bill-to as-shipping', payment, 'order'])
  })

  test('of what needs no parcel goes nowhere', async () => {
    const { model, told } = await aCheckout({ customer: 'hana', cart: { isVirtual: true } })
    await model.order(card)
    expect(told).toEqual(['bill-to 5 Elm Street', 'pay-by card', 'order'])
  })

  test('[commerce.set-payment-then-order] of a subscription goes with its payment', async () => {
    const { selection } = aCartLine()
    const plan = { kind: 'subscribe', parentId: 1, childId: 2, isInstallmentPrice: true, isAdjustmentPrice: false } as const
    const { model, told } = await aCheckout({ customer: 'hana', cart: { lines: [aCartLine({ selection: withPlan(selection, plan) })] } })
    await model.order(card)
    expect(told).toEqual(['ship-to 5 Elm Street', 'ship-by post ground', 'bill-to as-shipping', 'order members card'])
  })
})
