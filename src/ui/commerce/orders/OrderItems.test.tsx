import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Reorder } from '#app/commerce/Reorder'
import { moneyOf } from '#domain/commerce/money'
import type { Order, OrderItem } from '#domain/commerce/order'
import type { ReorderError } from '#domain/commerce/reorder'
import { buildCart, otherAddress } from '../../../../tests/builders/commerce.ts'
import { CurrentCartInMemory, createShopper } from '../../../../tests/builders/commercePorts.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { TextsWithValues } from '../../../../tests/builders/textsWithValues.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import { OrderViewModel } from './OrderViewModel.ts'
import { PaymentAndPlaces } from './PaymentAndPlaces.tsx'
import { ReorderModel } from './ReorderModel.ts'
import { ReorderNotice } from './ReorderNotice.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const item: OrderItem = {
  ...{ id: 'i-7', name: 'Gift card', sku: 'gift', urlKey: undefined, quantity: 3, shipped: 0, toShip: 0, picture: undefined },
  ...{ options: [], price: moneyOf(12.5, 'USD'), returnability: undefined, choices: [], downloads: [] },
  gift: { recipientName: 'Bram', recipientEmail: 'bram@club.example', message: undefined },
}
const order: Order = {
  ...{ number: '000001013', placedAt: Temporal.Instant.from('2026-05-08T17:30:00Z'), status: { kind: 'complete' } },
  ...{ total: moneyOf(37.5, 'USD'), items: [item], isReturnable: false, shippingMethod: 'Parcel', shipments: [] },
  shippingAddress: otherAddress,
  billingAddress: { ...otherAddress, street: ['7 Harbour Lane'] },
  payments: [
    { name: 'Gift code', card: undefined },
    { name: 'Card', card: { type: 'Visa', last4: '1881' } },
  ],
  totals: { rows: [], includedTaxes: [], total: moneyOf(37.5, 'USD'), isTaxIncluded: false },
}

function createReorder(quantity: number, errors: readonly ReorderError[]): ReorderModel {
  const orders = { reorder: async () => ({ quantity, errors }), byNumber: async () => order }
  const cart = buildCart({ totalQuantity: 2, items: [] })
  const carts = { ofCustomer: async () => cart, ofGuest: async () => cart }
  const store = createShopper().storeOf(carts, new CurrentCartInMemory())
  return new ReorderModel(new Reorder(orders, carts, { value: true }, store))
}

const show = (part: ReactNode) =>
  place.show(
    <TextsWithValues>
      <MemoryRouter>{part}</MemoryRouter>
    </TextsWithValues>,
  )

function modelOf(): OrderViewModel {
  const unasked = () => Promise.reject(new Error('Not asked here'))
  const orders = { page: unasked, byNumber: async () => order, ofGuest: unasked, itemReferences: unasked, reorder: unasked }
  return new OrderViewModel(orders, new FixedClock('2026-05-13T17:30:00Z'), createReorder(2, []))
}

test('an item costs as much as all its pieces, and a gift names whose address gets it', () => {
  show(<OrderItems order={order} model={modelOf()} />)
  expect(place.element.textContent).toMatch(/\$37\.50/)
  expect(place.element.textContent).toContain('detail.giftByEmail name=Bram email=bram@club.example')
})

test('parcel and bill may go to different places, and several means may pay', () => {
  show(<PaymentAndPlaces order={order} />)
  const [paid, shipped, billed] = [...place.element.querySelectorAll('section')].map(({ textContent }) => textContent)
  expect([shipped, billed].map((text) => text?.includes('7 Harbour Lane'))).toEqual([false, true])
  expect([paid?.includes('Gift code'), paid?.includes('last4=1881')]).toEqual([true, true])
})

test('a return is offered where the shop takes it, whether or not something was shipped', () => {
  const shipment = { number: '31', items: [], tracking: [] }
  const offers = [true, false].map((isReturnable) => {
    show(<OrderSheet order={{ ...order, isReturnable, shipments: isReturnable ? [] : [shipment] }} model={modelOf()} />)
    return place.element.querySelector('a[href^="/returns/new"]') !== null
  })
  expect(offers).toEqual([true, false])
})

test('how many pieces were shipped is told once some were', () => {
  show(<OrderItems order={{ ...order, items: [{ ...item, shipped: 2 }] }} model={modelOf()} />)
  expect(place.element.textContent).toContain('detail.shipped count=2 total=3')
})

test.each([
  [3, ['reorder.toCart']],
  [2, []],
])('an order that was repeated partly leads to the cart only with something new in it: %i pieces', async (quantity, links) => {
  const model = createReorder(quantity, [{ code: 'NOT_SALABLE', message: '' }])
  await model.again('000001013')
  show(<ReorderNotice model={model} problems={model.outcome?.problems ?? []} nameOf={() => undefined} />)
  expect([...place.element.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(links)
})
