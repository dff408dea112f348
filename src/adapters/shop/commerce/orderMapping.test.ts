import { expect, test } from 'vitest'
import { orderOf, summaryOf } from './orderMapping.ts'
import { wireOrder, wireOrderSummary } from './wireOrder.ts'

const price = { value: 10, currency: 'USD' }

/** An order whose item the shop would take back. */
function orderWith(said: object) {
  const returnable = { order_item_id: 7, available_qty: 2, is_returnable: true, no_returnable_reason: null }
  const wire = wireOrder.parse({
    ...{ number: '1013', created_at: '2026-05-13 17:30:00', status: 'Complete', ...said },
    total: { grand_total: price, subtotal_excl_tax: price, subtotal_incl_tax: price },
    items: [{ id: 'MQ==', product_sku: 'CH-TEES', product_sale_price: price, amrma_order_item: returnable }],
  })
  return orderOf(wire, 'https://media.example', undefined)
}

test.each([
  ['says so', { amrma_is_returnable: true }, true],
  ['says the contrary', { amrma_is_returnable: false }, false],
  ['says nothing', {}, false],
])('an order can be returned if the shop says so, whatever its items say: it %s', (_what, said, isReturnable) => {
  const order = orderWith(said)
  expect(order.items[0]?.returnability?.available).toBe(2)
  expect(order.isReturnable).toBe(isReturnable)
})

const money = { value: 10, currency: 'USD' }
const order = { number: '1013', created_at: '2026-05-13 17:30:00', status: 'Complete' }
const total = { grand_total: money, subtotal_excl_tax: money, subtotal_incl_tax: money }
const tees = { id: 'MQ==', product_name: 'Tees', product_sku: 'CH-TEES', product_sale_price: money }
const set = (...values: readonly object[]) => ({ ...tees, bundle_options: [{ uid: '1', label: 'Balls', values }] })
const ball = { uid: '2', product_name: 'Range', quantity: 1, price: money }

test.each([
  ['an item', { total, items: [tees, { ...tees, product_sale_price: null }] }],
  ['an option of an item', { total, items: [{ ...tees, selected_options: [{ label: 'Size', value: null }] }] }],
  ['a part of a set', { total, items: [set(ball, { ...ball, quantity: null })] }],
  ['a tax', { total: { ...total, taxes: [{ amount: null, title: 'Tax', rate: 5 }] }, items: [tees] }],
  ['a discount', { total: { ...total, discounts: [{ amount: null, label: 'Spring' }] }, items: [tees] }],
  ['an item of a parcel', { total, items: [tees], shipments: [{ id: '1', number: '1', items: [{ id: '1' }] }] }],
])('an order is refused without %s: its items and its sums are one whole', (_what, said) => {
  expect(wireOrder.safeParse({ ...order, total, items: [set(ball)] }).success).toBe(true)
  expect(wireOrder.safeParse({ ...order, ...said }).success).toBe(false)
})

test('in the list of orders, an order tells how many items could not be read', () => {
  const broken = { ...tees, id: null, product_name: 7 }
  const read = wireOrderSummary.parse({ ...order, total: { grand_total: money }, items: [broken, tees, broken] })
  expect(summaryOf(read, 'https://media.example')).toMatchObject({ items: [{ name: 'Tees' }], unreadableItems: 2 })
})

test.each([
  ['a shirt', { product_type: 'configurable', quantity_ordered: 3, quantity_shipped: 1 }, 2],
  ['what the shop sent twice', { product_type: 'simple', quantity_ordered: 1, quantity_shipped: 2 }, 0],
  ['a file', { product_type: 'downloadable', quantity_ordered: 1 }, 0],
])('of %s, what is not shipped yet is counted if it comes in a parcel', (_what, said, toShip) => {
  const read = wireOrderSummary.parse({ ...order, total: { grand_total: money }, items: [{ ...tees, ...said }] })
  expect(summaryOf(read, 'https://media.example').items[0]?.toShip).toBe(toShip)
})
