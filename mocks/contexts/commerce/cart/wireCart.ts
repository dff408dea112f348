import { moneyOf, type Store } from '../../../world/stores.ts'
import { isAllVirtual } from '../checkout/shipping.ts'
import { wireCheckout } from '../checkout/wireCheckout.ts'
import { personOf } from '../monitorCustomer.ts'
import { type Customer, refused } from '../resolvers/resolver.ts'
import { itemsOf } from './carts.ts'
import type { CartRow } from './data.ts'
import { type PricedCart, priced } from './pricedCart.ts'
import { problemsIn, wireItem } from './wireItem.ts'

export function wireCart(customer: Customer, cart: CartRow) {
  const { world, store } = customer
  const sums = priced(customer, cart)
  const problems = problemsIn(world, sums.lines)
  const reason = sums.coupon?.label
  const lines = new Map(sums.lines.map((line) => [line.item.id, line]))
  return {
    id: cart.id,
    email: cart.email ?? (cart.playerId === undefined ? null : personOf(world, cart.playerId).email),
    is_virtual: isAllVirtual(sums.lines),
    total_quantity: sums.lines.reduce((quantity, { item }) => quantity + item.quantity, 0),
    itemsV2: (page: Paged) =>
      pageOf(itemsOf(world, cart), page, ({ id }) => {
        const line = lines.get(id)
        return line ? wireItem(customer, line, { reason, errors: problems.get(id) ?? [] }) : goneProduct
      }),
    applied_coupons: sums.coupon ? [{ code: sums.coupon.id }] : null,
    prices: pricesOf(store, sums),
    ...wireCheckout(customer, cart, sums),
    omni_selected_set: cart.clubSet,
    alert: cart.alert ?? (problems.size > 0 ? alertIn(store) : null),
  }
}

/** The rest of the cart is answered beside this error. */
const goneProduct = refused("The product that was requested doesn't exist. Verify the product and try again.", 'graphql-no-such-entity')

interface Paged {
  readonly pageSize: number
  readonly currentPage: number
}

function pageOf<T>(all: readonly T[], { pageSize, currentPage }: Paged, wired: (one: T) => object) {
  const first = (currentPage - 1) * pageSize
  return {
    items: all.slice(first, first + pageSize).map(wired),
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(all.length / pageSize) },
    total_count: all.length,
  }
}

function pricesOf(store: Store, sums: PricedCart) {
  const money = (minor: number) => moneyOf(store, minor)
  const given = sums.vouchers.reduce((total, { discount }) => total + discount, 0)
  return {
    grand_total: money(sums.grandTotal),
    subtotal_including_tax: money(sums.subtotalWithTax),
    subtotal_excluding_tax: money(sums.subtotal),
    subtotal_with_discount_excluding_tax: money(sums.subtotalWithDiscount),
    discounts: sums.coupon ? [{ amount: money(sums.discount), label: sums.coupon.label }] : null,
    applied_taxes: sums.tax > 0 ? [{ amount: money(sums.tax), label: store.taxName }] : [],
    tax_amount: money(sums.tax),
    gift_voucher:
      sums.vouchers.length === 0 ? null : { discount: money(given), codes: sums.vouchers.map((voucher) => wireVoucher(store, voucher)) },
  }
}

function wireVoucher(store: Store, { code, discount }: PricedCart['vouchers'][number]) {
  return { code, discount: moneyOf(store, discount) }
}

const tooFew = {
  en: 'We have fewer of some items than you chose.',
  fr: 'Nous avons moins de certains articles que vous n’en avez choisi.',
  ja: '選んだ数より在庫が少ない商品があります。',
  zh: '部分商品的库存少于您选择的数量。',
}

function alertIn({ language }: Store) {
  return { type: 'warning', message: tooFew[language], icon: 'stock' }
}
