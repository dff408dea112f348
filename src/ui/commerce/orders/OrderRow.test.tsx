import { expect, test } from 'vitest'
import type { OrderSummary } from '#domain/commerce/order'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { buildOrderSummary, createReorder, giftOrder, orderedGift, ordersOf } from '../../../../tests/builders/orders.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { OrderRow } from './OrderRow.tsx'
import { OrdersViewModel } from './OrdersViewModel.ts'
import { OrderViewModel } from './OrderViewModel.ts'

const newYear = '2026-01-01T03:30:00Z'

function row(order: OrderSummary, reordering = createReorder(2), now = '2026-05-13T17:30:00Z'): HTMLElement {
  return drawn(<OrderRow order={order} model={new OrdersViewModel(ordersOf(giftOrder), new FixedClock(now), reordering)} />)
}

test('an order was placed on the day of its player, whose year goes without saying', () => {
  const placedAt = Temporal.Instant.from('2025-12-31T02:10:00Z')
  const days = [newYear, '2026-05-13T17:30:00Z'].map((now) =>
    row(buildOrderSummary('7', { placedAt }), undefined, now).querySelector('time'),
  )
  expect(days.map((day) => [day?.getAttribute('datetime'), day?.textContent.includes('2025')])).toEqual([
    ['2025-12-30', false],
    ['2025-12-30', true],
  ])
  const model = new OrderViewModel(ordersOf(giftOrder), new FixedClock(newYear), createReorder(2))
  expect(model.dayOf({ ...giftOrder, placedAt }).toString()).toBe('2025-12-30')
})

test('an order names its items with what was chosen of them, and how many others there are', () => {
  const options = [
    { label: 'Loft', value: '54°' },
    { label: 'Hand', value: 'Left' },
  ]
  const items = [{ ...orderedGift, id: 'i-8', name: 'Wedge', options }, orderedGift]
  const lines = [1, 0].map(
    (unreadableItems) => row(buildOrderSummary('7', { items, unreadableItems })).querySelector('h2 + p')?.textContent ?? '',
  )
  expect(lines.map((line) => line.split('list.comma'))).toEqual([
    ['list.named name=Wedge options=54°', 'Left', 'Gift card', 'list.unreadable count=1'],
    ['list.named name=Wedge options=54°', 'Left', 'Gift card'],
  ])
})

test('what could not be ordered again is told beside its own order, each item by its name', async () => {
  const items = ['Wedge', 'Glove'].map((name, index) => ({ ...orderedGift, id: `i-${index}`, name, sku: name }))
  const reordering = createReorder(
    2,
    [
      { code: 'NOT_SALABLE', message: '' },
      { code: 'INSUFFICIENT_STOCK', message: '' },
    ],
    { items },
  )
  await reordering.again('8')
  const texts = ['7', '8'].map((number) => row(buildOrderSummary(number, { items }), reordering).textContent)
  expect(texts[0]).not.toContain('reorder.of')
  expect(
    [...(texts[1]?.matchAll(/reorder\.of name=(\w+) reason=reasons\.(NOT_SALABLE|INSUFFICIENT_STOCK)/g) ?? [])].map(([, ...of]) => of),
  ).toEqual([
    ['Wedge', 'NOT_SALABLE'],
    ['Glove', 'INSUFFICIENT_STOCK'],
  ])
})

test('an order of which a piece is still to come was shipped partly, and an unknown status is the word of the shop', () => {
  const items = [
    { ...orderedGift, id: 'i-1', shipped: 3 },
    { ...orderedGift, id: 'i-2', toShip: 1 },
  ]
  const status = { kind: 'other', label: 'On hold' } as const
  const badges = [buildOrderSummary('7', { status: { kind: 'processing' }, items }), buildOrderSummary('8', { status })].map(
    (order) => row(order).textContent,
  )
  expect([badges[0]?.includes('status.partlyShipped'), badges[1]?.includes('On hold')]).toEqual([true, true])
})
