import { type Arbitrary, array, constantFrom, integer, nat, option, record } from 'fast-check'
import { buildCartItem } from '#mocks/contexts/commerce/ArrangeCarts'
import { newGuestCartId } from '#mocks/contexts/commerce/cart/carts'
import type { CartItemInput } from '#mocks/contexts/commerce/cart/data'
import { type Region, regionNames, regions } from '#mocks/http/regions'
import { type Store, storeNamed } from '#mocks/world/stores'
import type { World } from '#mocks/world/World'

const starter = [
  { id: 6011, chosen: [{ id: 60_111, quantity: 1 }] },
  { id: 6012, chosen: [{ id: 60_121, quantity: 1 }] },
]

const goods: readonly CartItemInput[] = [
  buildCartItem({ sku: 'CH-TOWEL' }),
  buildCartItem({ sku: 'KB-LAKE' }),
  buildCartItem({ sku: 'FM-TOUR', options: [{ id: 10_100, values: ['10102'] }] }),
  buildCartItem({ sku: 'FE-POLO-NAVY-M', parentSku: 'FE-POLO' }),
  buildCartItem({ sku: 'CH-STARTER', bundle: starter }),
  buildCartItem({ sku: 'CH-FITTING' }),
  buildCartItem({
    sku: 'CH-CARD',
    gift: { amount: 5000, recipientName: '', recipientEmail: '', senderName: '', senderEmail: '', message: '' },
  }),
]

export const arbitraryCart = record({
  region: constantFrom(...regionNames),
  lines: array(record({ wish: constantFrom(...goods), quantity: constantFrom(0.5, 1, 2, 3, 12, 40) }), { minLength: 1, maxLength: 6 }),
  percent: option(integer({ min: 1, max: 100 }), { nil: undefined }),
  cents: option(nat(30_000), { nil: undefined }),
  codes: array(record({ balance: nat(60_000), amount: option(integer({ min: 1, max: 20_000 }), { nil: undefined }) }), { maxLength: 3 }),
  country: option(constantFrom('US', 'CA', 'JP', 'SG'), { nil: undefined }),
  method: constantFrom('pinewood standard', 'pinewood express', 'heron pallet'),
})
export type CartSpec = typeof arbitraryCart extends Arbitrary<infer Value> ? Value : never

const plain = {
  region: 'global',
  percent: undefined,
  cents: undefined,
  codes: [],
  country: undefined,
  method: 'pinewood standard',
} as const

/** One of each product, and one with every discount, per region. */
export const sampleCarts: readonly CartSpec[] = [
  ...goods.map((wish) => ({ ...plain, lines: [{ wish, quantity: 1 as const }], codes: [] })),
  { ...plain, lines: goods.map((wish) => ({ wish, quantity: 2 as const })), percent: 10, codes: [{ balance: 1000, amount: 700 }] },
]

export async function createCartOf(world: World, { region, lines, percent, cents, codes, country, method }: CartSpec) {
  const id = newGuestCartId(world)
  const { currency } = storeOfRegion(region)
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

export function storeOfRegion(region: Region): Store {
  const store = storeNamed(regions[region].store)
  if (!store) throw new Error(`There is no shop in ${region}`)
  return store
}
