import { assert, asyncProperty } from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { Carts } from '#app/commerce/ports/Carts'
import type { Cart } from '#domain/commerce/cart'
import type { Money } from '#domain/commerce/money'
import { regionNames } from '#mocks/http/regions'
import type { Store } from '#mocks/world/stores'
import { arbitraryCart, createCartOf, storeOfRegion } from './arbitraryCarts.ts'
import { createCheckout } from './createCheckout.ts'
import { expectPanelsAddUp } from './panelTotals.ts'

function taxOf({ taxRate, taxIncluded }: Store, listed: number): number {
  const [rate, million, amount] = [BigInt(Math.round(taxRate * 1_000_000)), 1_000_000n, BigInt(listed)]
  const rounded = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)
  return Number(taxIncluded ? amount - rounded(amount * million, million + rate) : rounded(amount * rate, million))
}

const sum = (amounts: readonly (Money | undefined)[]) => amounts.reduce((total, money) => total + (money?.minor ?? 0), 0)

function check(cart: Cart, store: Store, balances: ReadonlyMap<string, number>): void {
  const { items, prices, giftCodes } = cart
  const listed = items.map(({ prices: own }) => (store.taxIncluded ? own.rowTotalWithTax : own.rowTotal).minor)
  for (const [index, { quantity, prices: own }] of items.entries()) {
    const unit = store.taxIncluded ? own.priceWithTax : own.price
    expect(listed[index]).toBe(Math.round(unit.minor * quantity))
    expect(own.rowTotalWithTax.minor - own.rowTotal.minor).toBe(taxOf(store, listed[index] ?? 0))
    expect(own.discount?.minor ?? 0).toBeLessThanOrEqual(listed[index] ?? 0)
  }
  expect(prices.subtotalWithoutTax.minor).toBe(sum(items.map((item) => item.prices.rowTotal)))
  expect(prices.subtotalWithTax.minor).toBe(sum(items.map((item) => item.prices.rowTotalWithTax)))
  expect(sum(prices.discounts.map(({ amount }) => amount))).toBe(sum(items.map((item) => item.prices.discount)))
  const left = items.map(({ prices: { discount } }, index) => (listed[index] ?? 0) - (discount?.minor ?? 0))
  const shipping = (store.taxIncluded ? prices.shipping?.withTax : prices.shipping?.withoutTax)?.minor ?? 0
  const taxes = [...left, shipping].map((amount) => taxOf(store, amount))
  const tax = taxes.reduce((total, each) => total + each, 0)
  expect(prices.tax.minor).toBe(tax)
  expect(sum(prices.taxes.map(({ amount }) => amount))).toBe(tax)
  const due = [...left, shipping].reduce((total, each) => total + each, 0) + (store.taxIncluded ? 0 : tax)
  expect(prices.grandTotal.minor + (prices.giftCodes?.minor ?? 0)).toBe(due)
  expect(prices.giftCodes?.minor ?? 0).toBe(sum(giftCodes.map(({ discount }) => discount)))
  for (const { code, discount } of giftCodes) expect(discount.minor).toBeLessThanOrEqual(balances.get(code) ?? 0)
  expect(prices.grandTotal.minor).toBeGreaterThanOrEqual(0)
}

function amountsIn(value: unknown): readonly Money[] {
  if (typeof value !== 'object' || value === null) return []
  if ('minor' in value && 'currency' in value) return [{ minor: Number(value.minor), currency: String(value.currency) }]
  return Object.values(value).flatMap(amountsIn)
}

const cartsInRegion = Math.ceil(1000 / regionNames.length)

describe('The totals of a thousand carts add up exactly, in the data and on the screen', () => {
  let checkout: Awaited<ReturnType<typeof createCheckout>>
  beforeAll(async () => {
    checkout = await createCheckout()
  })

  test.each(regionNames)('in %s', async (region) => {
    const { tab, backend } = checkout
    const { world } = backend
    const ask = await tab(region)
    const own = storeOfRegion(region)
    let shipped = 0
    await assert(
      asyncProperty(arbitraryCart, async (given) => {
        const wanted = { ...given, region }
        const { id, giftCodes } = await createCartOf(world, wanted)
        const cart = await ask(Carts).ofGuest(id)
        if (!cart) throw new Error('There is no cart')
        const isAbroad = wanted.country !== undefined && wanted.country !== own.country && !cart.isVirtual
        // In stores that list prices without tax, exports are not taxed.
        const store = isAbroad && !own.taxIncluded ? { ...own, taxRate: 0 } : own
        await expectPanelsAddUp(world, cart, own)
        check(cart, store, new Map(giftCodes.map(({ code, balance }) => [code, balance])))
        expect(cart.items).toHaveLength(wanted.lines.length)
        expect(amountsIn(cart).filter(({ minor, currency }) => !Number.isInteger(minor) || currency !== store.currency)).toEqual([])
        if (cart.prices.shipping) shipped += 1
        // Otherwise each search would take longer than the one before.
        for (const table of [world.carts, world.cartLines, world.checkouts, world.coupons, world.giftCodes, world.customerOrders])
          table.removeAll(() => true)
      }),
      { numRuns: cartsInRegion },
    )
    expect(shipped).toBeGreaterThan(cartsInRegion / 10)
    expect(backend.log.filter(({ violations }) => violations.length > 0)).toEqual([])
  })
})
