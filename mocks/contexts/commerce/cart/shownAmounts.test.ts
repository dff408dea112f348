import { print } from 'graphql'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { guestCart } from '#adapters/shop/commerce/cartOperations'
import { moneyOf } from '#domain/commerce/money'
import { cartTotals } from '#domain/commerce/totals'
import { createShopper } from '../../../../tests/builders/createShopper.ts'
import { type Region, regionNames } from '../../../http/regions.ts'
import { buildCartItem } from '../ArrangeCarts.ts'
import { catalogueOf } from '../catalogue/index.ts'
import { itemsOf, newGuestCartId, putInto } from './carts.ts'

const query = print(guestCart.document)
const answered = z.object({ data: z.unknown() })

function createRandom() {
  let seed = 20_261_124
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
}

async function open(random: () => number) {
  const { backend, world } = await createShopper()
  await world.coupons.add({ id: 'TEN', label: 'Ten', active: true, percent: 10 })
  const sold = catalogueOf(world).products.filter(({ kind, options = [], categoryIds }) => {
    const isPlan = options.some(({ values }) => values.some(({ plan }) => plan))
    return (kind === 'virtual' || kind === 'simple') && (isPlan || categoryIds.includes(74))
  })
  return async (region: Region) => {
    const id = newGuestCartId(world)
    const cart = { id, active: true, giftCodes: [], ...(random() < 0.5 && { couponCode: 'TEN' }) }
    for (const product of sold.filter(() => random() < 0.4)) {
      const options = (product.options ?? []).map((option) => {
        const value = option.values[Math.floor(random() * option.values.length)]
        return { id: option.id, values: [String(value?.id)] }
      })
      await putInto(world, cart, buildCartItem({ sku: product.sku, quantity: 1 + Math.floor(random() * 4), options }))
    }
    const body = JSON.stringify({ query, variables: { cart_id: id } })
    const response = await backend.handle(new Request(`https://shop.${region}.clubhouse.invalid/graphql`, { method: 'POST', body }))
    for (const item of itemsOf(world, cart)) world.cartLines.remove(item.id)
    return z.parse(answered, await response?.json()).data
  }
}

function amountsIn(answer: unknown): readonly number[] {
  return [...JSON.stringify(answer).matchAll(/"value":(-?[\d.]+)/g)].map(([, value]) => Number(value))
}

test('in 1,000 random carts of memberships and plans in nine stores every amount shown is one that the shop returned', async () => {
  const read = await open(createRandom())
  let shown = 0
  for (let round = 0; shown < 1000; round += 1) {
    const data = await read(regionNames[round % regionNames.length] ?? 'global')
    const cart = z.parse(guestCart.answer, data)
    if (!cart || cart.items.length === 0) continue
    const { rows, total, includedTaxes } = cartTotals(cart)
    const returned = new Set(amountsIn(data).map((value) => moneyOf(value, total.currency).minor))
    for (const { amount } of [...rows, ...includedTaxes, { amount: total }]) expect(returned).toContain(Math.abs(amount.minor))
    expect(rows.some(({ kind }) => kind === 'other')).toBe(false)
    shown += 1
  }
})
