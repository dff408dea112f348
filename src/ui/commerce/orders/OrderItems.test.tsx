import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moneyOf } from '#domain/commerce/money'
import type { OrderItem } from '#domain/commerce/order'
import { drawn, InPage } from '../../../../tests/builders/InPage.tsx'
import { createReorder, orderedGift as item, giftOrder as order, ordersOf } from '../../../../tests/builders/orders.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { OrderItems } from './OrderItems.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import { OrderViewModel } from './OrderViewModel.ts'
import { PaymentAndPlaces } from './PaymentAndPlaces.tsx'
import { ReorderNotice } from './ReorderNotice.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const show = (part: ReactNode) => place.show(<InPage>{part}</InPage>)

function modelOf(reordering = createReorder(2)): OrderViewModel {
  return new OrderViewModel(ordersOf(order), new FixedClock('2026-05-13T17:30:00Z'), reordering)
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

function told(own: Partial<OrderItem>): string {
  return drawn(<OrderItems order={{ ...order, items: [{ ...item, ...own }] }} model={modelOf()} />).textContent
}

test('an item tells what one piece costs', () => {
  expect(told({})).toContain('detail.pieces quantity=3 price=$12.50')
})

test('a part of a set has its own number of pieces and its own price', () => {
  const values = [
    { id: 'v-1', name: 'Balls', quantity: 12, price: moneyOf(4, 'USD') },
    { id: 'v-2', name: 'Tees', quantity: 50, price: moneyOf(2, 'USD') },
  ]
  const choices = [{ label: 'In the box', values }]
  expect(told({ choices })).toMatch(/quantity=12 name=Balls price=\$4\.00.*quantity=50 name=Tees price=\$2\.00/)
})

test('a gift without an address of its own names its recipient, and its message where it has one', () => {
  const gift = { recipientName: 'Bram', recipientEmail: undefined, message: 'For your ninth hole' }
  expect(told({ gift })).toMatch(/detail\.gift name=Bram.*detail\.giftMessage message=For your ninth hole/)
  expect(told({})).not.toContain('detail.giftMessage')
})

test('each item that could not be ordered again says why', async () => {
  const items = ['i-7', 'i-8'].map((id) => ({ ...item, id, sku: id }))
  const reordering = createReorder(
    2,
    [
      { code: 'NOT_SALABLE', message: '' },
      { code: 'INSUFFICIENT_STOCK', message: '' },
    ],
    { items },
  )
  await reordering.again('000001013')
  const rows = drawn(<OrderItems order={{ ...order, items }} model={modelOf(reordering)} />).querySelectorAll('[data-problem]')
  expect([...rows].map(({ textContent }) => textContent)).toEqual(['reasons.NOT_SALABLE', 'reasons.INSUFFICIENT_STOCK'])
})

test('problems that belong to no item are told above them all', async () => {
  const reordering = createReorder(2, [
    { code: 'NOT_SALABLE', message: '' },
    { code: 'INSUFFICIENT_STOCK', message: '' },
  ])
  await reordering.again('000001013')
  expect(modelOf(reordering).generalProblems.map(({ code }) => code)).toEqual(['NOT_SALABLE', 'INSUFFICIENT_STOCK'])
})

test('how a parcel is shipped is told where it is known', () => {
  const methods = ['Parcel', undefined].map(
    (shippingMethod) => drawn(<PaymentAndPlaces order={{ ...order, shippingMethod }} />).querySelectorAll('section > p').length,
  )
  expect(methods).toEqual([3, 2])
})
