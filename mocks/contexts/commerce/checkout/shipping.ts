import type { World } from '../../../world/World.ts'
import type { CartItemRow, CartRow } from '../cart/data.ts'
import { type ItemGoods, listed, partsOf } from '../cart/goods.ts'
import { productBySku } from '../catalogue/index.ts'
import type { Product } from '../catalogue/product.ts'
import type { Customer } from '../resolvers/resolver.ts'
import { checkoutOf } from './checkouts.ts'
import type { CartAddressRow } from './data.ts'
import { type Rate, ratesFor } from './rates.ts'

export interface Offer {
  readonly rate: Rate
  readonly amount: number
}

export interface Shipping {
  readonly address: CartAddressRow
  readonly kilograms: number
  readonly offers: readonly Offer[]
  /** Undefined if the chosen method is no longer offered. */
  readonly chosen: Offer | undefined
}

interface Item {
  readonly item: CartItemRow
  readonly goods: ItemGoods
}

export function shippingOf(
  { world, store }: Pick<Customer, 'world' | 'store'>,
  cart: CartRow,
  items: readonly Item[],
): Shipping | undefined {
  const { shippingAddress: address, method } = checkoutOf(world, cart.id)
  if (!address || isAllVirtual(items)) return undefined
  const kilograms = items.reduce((sum, item) => sum + weightOf(world, item), 0)
  const rates = ratesFor(store, { country: address.country, kilograms, isClubOrder: cart.customClub !== undefined })
  const offers = rates.map((rate) => ({ rate, amount: listed(store, rate.cents) }))
  const chosen = offers.find(({ rate }) => !rate.problem && rate.carrier === method?.carrier && rate.method === method.method)
  return { address, kilograms, offers, chosen }
}

export function isAllVirtual(items: readonly Pick<Item, 'goods'>[]): boolean {
  return items.every(({ goods: { product } }) => isVirtual(product))
}

function isVirtual(product: Product): boolean {
  return product.kind === 'virtual' || (product.kind === 'gift-card' && product.delivery === 'e-mail')
}

function weightOf(world: World, { item, goods: { product, variant } }: Item): number {
  const each =
    product.kind === 'bundle'
      ? partsOf(product, item.bundle).reduce((sum, { sku, quantity }) => sum + (productBySku(world, sku)?.weight ?? 0) * quantity, 0)
      : (variant ?? product).weight
  return each * item.quantity
}
