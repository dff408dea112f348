import { expect, test } from 'vitest'
import { orderOf } from './orderMapping.ts'
import { wireOrder } from './wireOrder.ts'

const price = { value: 10, currency: 'USD' }

/** An order whose item the shop would take back. */
function orderWith(said: object) {
  const returnable = { order_item_id: 7, available_qty: 2, is_returnable: true, no_returnable_reason: null }
  const wire = wireOrder.parse({
    ...{ number: '1013', order_date: '2026-05-13 17:30:00', status: 'Complete', ...said },
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
