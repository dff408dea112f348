import { describe, expect, it } from 'vitest'
import { moneyOf } from '#domain/commerce/money'
import type { OrderSummary } from '#domain/commerce/order'
import { buildCart, buildCartItem } from '../../../../tests/builders/commerce.ts'
import { ShopPlacedOrders } from './ShopPlacedOrders.ts'

const cart = buildCart({ items: [buildCartItem({ id: 31 }), buildCartItem({ id: 32 })] })
const placedAt = Temporal.Instant.from('2026-05-13T17:30:00Z')

function looking(orders: Readonly<Record<string, readonly number[]>>, { guest = false, cartIsThere = false } = {}) {
  const asked: string[] = []
  const summaries = Object.keys(orders).map(
    (number): OrderSummary => ({ number, placedAt, status: { kind: 'pending' }, total: moneyOf(1, 'USD'), items: [], unreadableItems: 0 }),
  )
  const page = async () => ({ orders: summaries, page: 1, pages: 1 })
  const itemReferences = async (number: string) => {
    asked.push(number)
    return (orders[number] ?? []).map((cartItemId) => ({ itemId: `${cartItemId}`, cartItemId }))
  }
  const ofGuest = async () => (cartIsThere ? cart : undefined)
  const placed = new ShopPlacedOrders({ page, itemReferences }, { ofGuest }, { value: guest ? undefined : 'self' })
  return { find: () => placed.ofCart(cart), asked }
}

describe("a customer's order", () => {
  it('[commerce.order-items-lookup-answer] is found by the lines of its cart', async () => {
    const { find, asked } = looking({ 'no-12': [90], 'no-11': [31, 32], 'no-10': [1] })
    expect(await find()).toEqual({ number: 'no-11' })
    expect(asked).toEqual(['no-12', 'no-11'])
  })

  it('is none where none of the newest has them', async () => {
    const { find, asked } = looking({ 'no-13': [4], 'no-12': [3], 'no-11': [2], 'no-10': [31] })
    expect(await find()).toBeUndefined()
    expect(asked).toHaveLength(3)
  })
})

describe("a guest's order", () => {
  it('is there where the cart is gone', async () => {
    expect(await looking({}, { guest: true }).find()).toEqual({})
  })

  it('is none where the cart is still there', async () => {
    expect(await looking({}, { guest: true, cartIsThere: true }).find()).toBeUndefined()
  })
})
