import { type Arbitrary, array, assert, asyncProperty, constantFrom, integer, nat, option, record } from 'fast-check'
import { expect, test } from 'vitest'
import { Carts } from '#app/commerce/ports/Carts'
import type { Cart } from '#domain/commerce/cart'
import type { Money } from '#domain/commerce/money'
import { newGuestCartId } from '#mocks/commerce/cart/carts'
import type { Wish } from '#mocks/commerce/cart/data'
import { aWish } from '#mocks/commerce/GivenCarts'
import { type Store, storeNamed } from '#mocks/commerce/stores'
import { type Region, regionNames, regions } from '#mocks/regions'
import type { World } from '#mocks/World'
import { aTill } from './aTill.ts'

const starter = [
  { id: 6011, chosen: [{ id: 60_111, quantity: 1 }] },
  { id: 6012, chosen: [{ id: 60_121, quantity: 1 }] },
]

/** One of each kind, and what is heavy. */
const goods: readonly Wish[] = [
  aWish({ sku: 'CH-TOWEL' }),
  aWish({ sku: 'KB-LAKE' }),
  aWish({ sku: 'FM-TOUR', options: [{ id: 10_100, values: ['10102'] }] }),
  aWish({ sku: 'FE-POLO-NAVY-M', parentSku: 'FE-POLO' }),
  aWish({ sku: 'CH-STARTER', bundle: starter }),
  aWish({ sku: 'CH-FITTING' }),
  aWish({ sku: 'CH-CARD', gift: { amount: 5000, recipientName: '', recipientEmail: '', message: '' } }),
]

const chosen = record({
  region: constantFrom(...regionNames),
  lines: array(record({ wish: constantFrom(...goods), quantity: constantFrom(0.5, 1, 2, 3, 12, 40) }), { minLength: 1, maxLength: 6 }),
  percent: option(integer({ min: 1, max: 100 }), { nil: undefined }),
  cents: option(nat(30_000), { nil: undefined }),
  codes: array(record({ balance: nat(60_000), amount: option(integer({ min: 1, max: 20_000 }), { nil: undefined }) }), { maxLength: 3 }),
  country: option(constantFrom('US', 'CA', 'JP', 'SG'), { nil: undefined }),
  method: constantFrom('pinewood standard', 'pinewood express', 'heron pallet'),
})
type Chosen = typeof chosen extends Arbitrary<infer Value> ? Value : never

/** As a shopper would have it by now, put there by decree. */
async function aCartOf(world: World, { region, lines, percent, cents, codes, country, method }: Chosen) {
  const id = newGuestCartId(world)
  const { currency } = storeIn(region)
  await world.coupons.add({ id: `C-${id}`, label: 'Off', active: true, percent, ...(percent === undefined && { cents }) })
  const giftCodes = codes.map(({ balance, amount }, index) => ({ code: `G${index}-${id}`, balance, amount }))
  for (const { code, balance } of giftCodes) await world.giftCodes.add({ id: code, balance, currency, active: true })
  for (const [index, { wish, quantity }] of lines.entries()) {
    const number = world.nextNumber()
    await world.cartLines.add({ ...wish, quantity, id: `${id}-${index}`, number, cartId: id })
  }
  const used = giftCodes.map(({ code, amount }) => ({ code, amount }))
  await world.carts.add({ id, active: true, couponCode: `C-${id}`, giftCodes: used })
  const place = { firstname: 'A', lastname: 'B', street: ['1'], city: 'C', telephone: '1' }
  const [carrier = '', way = ''] = method.split(' ')
  if (country) await world.checkouts.add({ id, shippingAddress: { ...place, country }, method: { carrier, method: way } })
  return { id, giftCodes }
}

function storeIn(region: Region): Store {
  const store = storeNamed(regions[region].store)
  if (!store) throw new Error(`There is no shop in ${region}`)
  return store
}

/** By schoolbook arithmetic of whole numbers: the tax in a listed amount, or on top of it. */
function taxOf({ taxRate, taxIncluded }: Store, listed: number): number {
  const [rate, million, amount] = [BigInt(Math.round(taxRate * 1_000_000)), 1_000_000n, BigInt(listed)]
  const rounded = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)
  return Number(taxIncluded ? amount - rounded(amount * million, million + rate) : rounded(amount * rate, million))
}

const sum = (amounts: readonly (Money | undefined)[]) => amounts.reduce((total, money) => total + (money?.minor ?? 0), 0)

/** All that the client knows of the cart fits together. */
function check(cart: Cart, store: Store, balances: ReadonlyMap<string, number>): void {
  const { lines, prices, giftCodes } = cart
  const listed = lines.map(({ prices: own }) => (store.taxIncluded ? own.rowTotalWithTax : own.rowTotal).minor)
  for (const [index, { quantity, prices: own }] of lines.entries()) {
    const unit = store.taxIncluded ? own.priceWithTax : own.price
    expect(listed[index]).toBe(Math.round(unit.minor * quantity))
    expect(own.rowTotalWithTax.minor - own.rowTotal.minor).toBe(taxOf(store, listed[index] ?? 0))
    expect(own.discount?.minor ?? 0).toBeLessThanOrEqual(listed[index] ?? 0)
  }
  expect(prices.subtotalWithoutTax.minor).toBe(sum(lines.map((line) => line.prices.rowTotal)))
  expect(prices.subtotalWithTax.minor).toBe(sum(lines.map((line) => line.prices.rowTotalWithTax)))
  expect(sum(prices.discounts.map(({ amount }) => amount))).toBe(sum(lines.map((line) => line.prices.discount)))
  const left = lines.map(({ prices: { discount } }, index) => (listed[index] ?? 0) - (discount?.minor ?? 0))
  const shipping = prices.shipping?.minor ?? 0
  const taxes = [...left, shipping].map((amount) => taxOf(store, amount))
  const tax = taxes.reduce((total, each) => total + each, 0)
  expect(prices.tax.minor).toBe(tax)
  expect(sum(prices.taxes.map(({ amount }) => amount))).toBe(tax)
  const due = [...left, shipping].reduce((total, each) => total + each, 0) + (store.taxIncluded ? 0 : tax)
  expect(prices.grandTotal.minor + (prices.giftCodes?.minor ?? 0)).toBe(due)
  expect(prices.giftCodes?.minor ?? 0).toBe(sum(giftCodes.map(({ discount }) => discount)))
  for (const { code, discount, balance } of giftCodes) expect(discount.minor + balance.minor).toBe(balances.get(code))
  expect(prices.grandTotal.minor).toBeGreaterThanOrEqual(0)
}

/** Every amount in it is of whole minor units of the store's currency. */
function amountsIn(value: unknown): readonly Money[] {
  if (typeof value !== 'object' || value === null) return []
  if ('minor' in value && 'currency' in value) return [{ minor: Number(value.minor), currency: String(value.currency) }]
  return Object.values(value).flatMap(amountsIn)
}

test('a thousand carts add up to the last minor unit, as the client has them', { timeout: 60_000 }, async () => {
  const { tab, backend } = await aTill()
  const { world } = backend
  const asks = new Map(await Promise.all(regionNames.map(async (region) => [region, await tab(region)] as const)))
  let shipped = 0
  await assert(
    asyncProperty(chosen, async (wanted) => {
      const { id, giftCodes } = await aCartOf(world, wanted)
      const cart = await asks.get(wanted.region)?.(Carts).ofGuest(id)
      if (!cart) throw new Error('There is no cart')
      const store = storeIn(wanted.region)
      check(cart, store, new Map(giftCodes.map(({ code, balance }) => [code, balance])))
      expect(cart.lines).toHaveLength(wanted.lines.length)
      expect(amountsIn(cart).filter(({ minor, currency }) => !Number.isInteger(minor) || currency !== store.currency)).toEqual([])
      if (cart.prices.shipping) shipped += 1
      world.cartLines.removeAll(() => true)
    }),
    { numRuns: 1_000 },
  )
  expect(shipped).toBeGreaterThan(100)
  expect(backend.log.filter(({ violations }) => violations.length > 0)).toEqual([])
})
