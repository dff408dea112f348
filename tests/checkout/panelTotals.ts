import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'
import { orderOf } from '#adapters/shop/commerce/orderMapping'
import { wireOrder as WireOrder } from '#adapters/shop/commerce/wireOrder'
import type { Cart } from '#domain/commerce/cart'
import { cartTotals } from '#domain/commerce/totals'
import { priced } from '#mocks/contexts/commerce/cart/pricedCart'
import { orderFrom } from '#mocks/contexts/commerce/checkout/orderFrom'
import { wireOrder } from '#mocks/contexts/commerce/orders/wireOrder'
import type { Store } from '#mocks/world/stores'
import type { World } from '#mocks/world/World'
import { CheckoutItems, checkoutItem } from '#ui/commerce/checkout/CheckoutItems.tsx'
import { OrderedItems } from '#ui/commerce/confirmation/OrderedItems.tsx'
import { TotalsPanel } from '#ui/commerce/totals/TotalsPanel.tsx'

const place = { firstname: 'A', lastname: 'B', street: ['1'], city: 'C', telephone: '1', country: 'US' }

/** Rows must add up to the total, and items to the first row. */
export async function expectPanelsAddUp(world: World, cart: Cart, store: Store): Promise<void> {
  const totals = cartTotals(cart)
  const panel = shownIn(createElement(TotalsPanel, { totals, texts: 'cart' }))
  const goods = shownIn(createElement(CheckoutItems, { goods: cart.items.map((item) => checkoutItem(item, totals)), label: '' }))
  check(panel, goods.items, store)
  const confirmation = shownIn(createElement(OrderedItems, { order: await orderIn(world, cart, store) }))
  check(confirmation, confirmation.items, store)
  expect([confirmation.items, confirmation.rows, confirmation.total]).toEqual([goods.items, panel.rows, panel.total])
}

interface Shown {
  readonly items: readonly string[]
  readonly rows: readonly (readonly [string, string])[]
  readonly total: string | undefined
}

function shownIn(panel: ReactElement): Shown {
  const html = renderToStaticMarkup(panel)
  const [summed = '', included = ''] = html.split('data-total')
  const rows = [...summed.matchAll(/data-sum="(\w+)"><dt>[^<]*<\/dt><dd>([^<]*)</g)]
  return {
    items: [...html.matchAll(/<p class="[^"]*sum[^"]*">([^<]*)<\/p>/g)].map(([, text = '']) => text),
    rows: rows.map(([, kind = '', text = '']) => [kind, text]),
    total: /<data[^>]*>([^<]*)</.exec(included)?.[1],
  }
}

function check({ rows, total }: Shown, items: readonly string[], store: Store): void {
  const minor = (text = '') => minorIn(text, store)
  // The row `other` would balance any wrong row.
  expect(rows.filter(([kind]) => kind === 'other')).toEqual([])
  expect(sum(rows.map(([, text]) => minor(text)))).toBe(minor(total))
  expect(sum(items.map(minor))).toBe(minor(rows[0]?.[1]))
}

/** Text without digits is no charge. */
function minorIn(text: string, { decimals }: Store): number {
  const [figures = '0'] = text.match(/\d[\d,.]*/) ?? []
  return Math.round(Number(figures.replaceAll(',', '')) * 10 ** decimals) * (text.startsWith('−') ? -1 : 1)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

async function orderIn(world: World, cart: Cart, store: Store) {
  const customer = { world, store, player: undefined, token: undefined, media: '' }
  const row = world.carts.get(cart.id)
  const checkout = world.checkouts.find(cart.id) ?? { id: cart.id }
  const order = await orderFrom(customer, row, { ...checkout, billingAddress: place }, priced(customer, row))
  const { items, amrma_is_returnable: isReturnable, ...whole } = wireOrder(order, customer)
  const wire = {
    ...whole,
    items: items.map(({ amrma_order_item: returnability, ...item }) => ({ ...item, product: null, amrma_order_item: returnability() })),
    amrma_is_returnable: isReturnable(),
  }
  return orderOf(WireOrder.parse(wire), '', store.taxIncluded)
}
