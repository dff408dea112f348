import { runInAction } from 'mobx'
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Cart } from '#domain/commerce/cart'
import { moneyOf } from '#domain/commerce/money'
import { withPlan } from '#domain/commerce/selection'
import { buildShippingMethod, type CheckoutOptions, createCheckoutModel, freePrices } from '../../../../tests/builders/checkout.ts'
import { buildCart, buildCartItem } from '../../../../tests/builders/commerce.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { BillingPart } from './BillingPart.tsx'
import { CardFields } from './CardFields.tsx'
import { CardNotices } from './CardNotices.tsx'
import { CheckoutItems, checkoutItem } from './CheckoutItems.tsx'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { MethodPart } from './MethodPart.tsx'
import { OrderButton } from './OrderButton.tsx'
import { PaymentPart } from './PaymentPart.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const usd = (value: number) => moneyOf(value, 'USD')
const text = () => place.element.textContent
const has = (...keys: readonly string[]) => keys.map((key) => text().includes(key))
const show = (part: ReactNode) => act(async () => place.show(<InPage>{part}</InPage>))

async function open(own: CheckoutOptions = { customer: 'hana' }) {
  const { model } = await createCheckoutModel(own)
  const { cart } = model
  if (!cart) throw new Error('The cart is empty')
  return { model, cart }
}

async function showScreen(own: CheckoutOptions) {
  const { parts } = await createCheckoutModel(own)
  await act(async () =>
    place.show(
      <InPage parts={parts}>
        <CheckoutScreen />
      </InPage>,
    ),
  )
  return [...place.element.querySelectorAll('section[data-part]')].map((part) => part.getAttribute('data-part'))
}

test.each([
  ['a guest', {}, ['email', 'shipping', 'method', 'billing', 'card']],
  ['a customer', { customer: 'hana' }, ['shipping', 'method', 'billing', 'card']],
  ['who buys nothing that is shipped', { customer: 'hana', cart: { isVirtual: true } }, ['billing', 'card']],
])('the checkout of %s has its own parts', async (_who, own, parts) => {
  expect(await showScreen(own)).toEqual(parts)
})

test('a guest needs an account for a subscription', async () => {
  const { selection } = buildCartItem()
  const plan = { kind: 'subscribe', parentId: 1, childId: 2, isInstallmentPrice: true, isAdjustmentPrice: false } as const
  expect(await showScreen({ cart: { items: [buildCartItem({ selection: withPlan(selection, plan) })] } })).toEqual([])
  expect(text()).toContain('checkout.account')
})

test('a bill goes where the parcel goes, or to an address of its own, which a customer may keep', async () => {
  const { model } = await open()
  await show(<BillingPart model={model.places} isVirtual={false} />)
  expect(has('billing.same', 'shipping.save', 'billing.saved')).toEqual([true, false, false])
  await act(async () => model.places.chooseBilling('new'))
  expect(has('billing.same', 'shipping.save')).toEqual([true, true])
  await show(<BillingPart model={model.places} isVirtual={true} />)
  expect(has('billing.same', 'shipping.another')).toEqual([false, true])
})

test('a guest who buys nothing that is shipped has one address to write and none to keep', async () => {
  const { model } = await open({ cart: { isVirtual: true } })
  await show(<BillingPart model={model.places} isVirtual={true} />)
  expect(has('shipping.another', 'shipping.save')).toEqual([false, false])
})

test('a refused billing address says so, until it is sent again', async () => {
  const refusal = { kind: 'refused', part: 'address', message: 'no' } as const
  const { model } = await open({ customer: 'hana', refuses: { 'bill-to': refusal } })
  await show(<BillingPart model={model.places} isVirtual={false} />)
  await act(() => model.order({ holder: 'Hana Ito', number: '4242 4242 4242 4242', month: '5', year: '30', securityCode: '123' }))
  expect(has('billing.refused')).toEqual([true])
  act(() => void model.places.billed.load(() => new Promise<never>(() => undefined)))
  expect(has('billing.refused')).toEqual([false])
})

test('the security code is where the card has it', async () => {
  const { model } = await open()
  const { card } = model.ordering
  await show(<CardFields model={card} />)
  const places = ['3714', '4242'].map((number) => {
    act(() => card.look(number))
    return has('payment.codeFront', 'payment.codeBack', 'payment.safe')
  })
  expect(places).toEqual([
    [true, false, true],
    [false, true, true],
  ])
  await show(<CardFields model={card} isKept={true} />)
  expect(has('payment.kept', 'payment.safe')).toEqual([true, false])
})

test('a card of staff is no card that a bank stopped', async () => {
  const { model } = await open()
  const { card } = model.ordering
  await show(<CardNotices model={card} />)
  const told = (['by-ticket', 'refused'] as const).map((reason) => {
    act(() =>
      runInAction(() => {
        card.stopped = reason
      }),
    )
    return place.element.childElementCount
  })
  expect(told).toEqual([0, 1])
})

test('goods are told with their pieces, their terms and the price of all of them', async () => {
  const { prices } = buildCartItem()
  const details = [{ label: 'Loft', values: [{ text: '54°' }] }]
  const item = buildCartItem({ quantity: 2, details, prices: { ...prices, rowTotal: usd(40) } })
  const single = buildCartItem({ id: 2, details })
  const { isTaxIncluded = false } = buildCart()
  const totals = { rows: [], includedTaxes: [], total: usd(60), isTaxIncluded }
  await show(<CheckoutItems goods={[checkoutItem(item, totals, 'Each month'), checkoutItem(single, totals)]} label="Goods" />)
  const rows = [...place.element.querySelectorAll('li')].map((row) => [...row.querySelectorAll('p')].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['checkout.pieces count=2 name=Tour glove', '54°\u00a0· Each month', '$40.00'],
    ['Tour glove', '54°', '$20.00'],
  ])
})

test('the total is on the summary and the button once it is reckoned', async () => {
  const { model, cart } = await open({ customer: 'hana' })
  await show(
    <>
      <CheckoutSummary model={model} cart={cart} />
      <OrderButton model={model} />
    </>,
  )
  expect(text()).toContain('order.placeFor total=$21.65')
  expect(place.element.querySelector('aside button')?.textContent).toContain('$21.65')
  let choosing = Promise.resolve()
  act(() => {
    choosing = model.places.shipping.choose({ carrierCode: 'post', methodCode: 'ground' })
  })
  expect(text()).toContain('order.showTotal')
  expect(place.element.querySelector('aside button')?.textContent).not.toContain('$21.65')
  await act(() => choosing)
})

const methods = [
  buildShippingMethod({ carrierCode: 'a', price: usd(9.5) }),
  buildShippingMethod({ carrierCode: 'b', price: usd(0) }),
  buildShippingMethod({ carrierCode: 'c', price: usd(31), isAvailable: false, error: 'Not on Sundays' }),
  buildShippingMethod({ carrierCode: 'd', price: usd(37), isAvailable: false }),
]

test('each way of shipping tells its price, or why it is not to be had', async () => {
  const { model } = await open({ customer: 'hana', methods })
  await show(<MethodPart model={model.places.shipping} isMissing={true} />)
  expect([...place.element.querySelectorAll('data')].map(({ textContent }) => textContent)).toEqual([
    '$9.50',
    'method.free',
    '$31.00',
    '$37.00',
  ])
  expect(has('Not on Sundays', 'method.unavailable', 'method.missing')).toEqual([true, true, false])
})

test.each([
  ['an address comes first', {}, 'method.first'],
  ['there is none to that address', { customer: 'hana', methods: [] }, 'method.none'],
  ['clubs are picked up', { customer: 'hana', cart: { clubSet: 'three' } }, 'method.pickUp'],
  [
    'the way was refused',
    { customer: 'hana', refuses: { 'ship-by': { kind: 'refused', part: 'order', message: 'no' } as const } },
    'method.refused',
  ],
])('without a way of shipping is told why: %s', async (_why, own, told) => {
  const { model } = await open(own)
  await show(<MethodPart model={model.places.shipping} isMissing={false} />)
  expect(['method.first', 'method.none', 'method.pickUp', 'method.refusedLead'].filter((key) => text().includes(key))).toEqual([
    told === 'method.refused' ? 'method.refusedLead' : told,
  ])
})

const monthly = { title: 'Monthly', length: 12, instalment: usd(20), adjustment: usd(0) }

test.each<[string, Partial<Cart>, readonly boolean[]]>([
  ['a card', {}, [true, false, false, false]],
  ['a card that is kept for later payments', { items: [buildCartItem({ plan: monthly })] }, [false, true, false, false]],
  ['nothing', { prices: freePrices }, [false, false, true, false]],
  ['the club', { clubSet: 'three' }, [false, false, false, true]],
])('an order is paid by %s', async (_what, own, told) => {
  const { model, cart } = await open({ customer: 'hana', cart: own })
  await show(<PaymentPart model={model} cart={cart} />)
  expect(has('payment.safe', 'payment.kept', 'payment.free', 'payment.clubOrder')).toEqual(told)
})

test('staff acting in a customer’s name pays nothing', async () => {
  const { model, cart } = await open({ customer: 'hana', isOpen: false })
  await show(<PaymentPart model={model} cart={cart} />)
  expect([has('payment.byTicket'), place.element.querySelector('form')]).toEqual([[true], null])
})
