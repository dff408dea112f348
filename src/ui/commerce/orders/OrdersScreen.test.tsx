import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Address } from '../../../../tests/builders/Address.tsx'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { buildOrderSummary, createLostReorder, createReorder, giftOrder, ordersOf } from '../../../../tests/builders/orders.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { OrdersScreen } from './OrdersScreen.tsx'
import { OrdersViewModel } from './OrdersViewModel.ts'
import { OrderViewModel } from './OrderViewModel.ts'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const clock = new FixedClock('2026-05-13T17:30:00Z')

async function show(at: string, { pages = 1, count = 2, reordering = createReorder(2) } = {}) {
  const asked: number[] = []
  const orders = Array.from({ length: count }, (_, index) => buildOrderSummary(`${index + 7}`))
  const port = {
    ...ordersOf(giftOrder),
    page: async (page: number) => {
      asked.push(page)
      return { orders, page, pages }
    },
  }
  await act(async () =>
    place.show(
      <InPage parts={[port, clock, reordering]} at={at}>
        <OrdersScreen />
        <Address />
      </InPage>,
    ),
  )
  return asked
}

const links = () => [...place.element.querySelectorAll('nav a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`)
const buttons = () => [...place.element.querySelectorAll('button')]

test.each([
  ['/shop/orders', 3, ['list.older /shop/orders?page=2']],
  ['/shop/orders?page=2', 3, ['list.newer /shop/orders', 'list.older /shop/orders?page=3']],
  ['/shop/orders?page=3', 3, ['list.newer /shop/orders?page=2']],
  ['/shop/orders?page=9', 3, ['list.newer /shop/orders?page=3']],
  ['/shop/orders?page=2', 1, ['list.newer /shop/orders']],
  ['/shop/orders?page=0', 1, []],
])('of %s of %i pages the others are one step away', async (at, pages, expected) => {
  const [page] = await show(at, { pages })
  expect([links(), page]).toEqual([expected, Number(/[1-9]/.exec(at)?.[0] ?? 1)])
})

test('who has not ordered anything is told so on the first page alone', async () => {
  await show('/shop/orders', { count: 0 })
  expect(place.element.textContent).toContain('list.none')
  await act(async () => place.clear())
  place = renderAt()
  await show('/shop/orders?page=2', { count: 0 })
  expect([place.element.textContent.includes('list.none'), links()]).toEqual([false, ['list.newer /shop/orders']])
})

test('who repeats an order is led to the cart, and each button names its own order', async () => {
  await show('/shop/orders')
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(['reorder.name number=7', 'reorder.name number=8'])
  await act(async () => buttons()[1]?.click())
  expect(place.element.querySelector('output')?.textContent).toBe('/shop/cart')
})

test('who repeats an order in part stays', async () => {
  await show('/shop/orders', { reordering: createReorder(5, [{ code: 'NOT_SALABLE', message: '' }]) })
  await act(async () => buttons()[1]?.click())
  expect(place.element.querySelector('output')?.textContent).toBe('/shop/orders')
  expect(place.element.textContent).toContain('reorder.partly count=3')
})

test.each([
  ['reorder.unknown', false],
  ['reorder.failed', true],
])('an order whose answer got lost may have been repeated unless the cart shows that it was not: %s', async (title, isCartReadable) => {
  await show('/shop/orders', { reordering: createLostReorder(isCartReadable) })
  await act(async () => buttons()[1]?.click())
  expect(place.element.textContent).toContain(title)
})

test('while an order is repeated, no other one is, and what came of the last one is gone', async () => {
  const reordering = createReorder(5, [{ code: 'NOT_SALABLE', message: '' }])
  await show('/shop/orders', { reordering })
  await act(() => reordering.again('7'))
  let repeating = Promise.resolve(false)
  act(() => {
    repeating = reordering.again('8')
  })
  expect(buttons().map((button) => button.disabled)).toEqual([true, false])
  expect(place.element.textContent).not.toContain('reorder.partly')
  await act(() => repeating)
})

test('the orders of another page, and another order, are not shown before they are read', async () => {
  const port = { ...ordersOf(giftOrder), page: async (page: number) => ({ orders: [buildOrderSummary('7')], page, pages: 3 }) }
  const model = new OrdersViewModel(port, clock, createReorder(2))
  model.show(2)
  await expect.poll(() => model.all).toHaveLength(1)
  model.show(3)
  expect(model.all).toHaveLength(0)
  await expect.poll(() => model.all).toHaveLength(1)
  model.show(3)
  expect(model.all).toHaveLength(1)
  const order = new OrderViewModel(port, clock, createReorder(2))
  order.show(giftOrder.number)
  await expect.poll(() => order.order?.number).toBe(giftOrder.number)
  order.show(giftOrder.number)
  expect(order.order).toBeDefined()
  order.show('000001031')
  expect(order.order).toBeUndefined()
})
