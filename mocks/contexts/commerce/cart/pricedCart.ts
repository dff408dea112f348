import type { Store } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { checkoutOf } from '../checkout/checkouts.ts'
import type { CartAddressRow } from '../checkout/data.ts'
import { isAllVirtual, type Shipping, shippingOf } from '../checkout/shipping.ts'
import type { Customer } from '../resolvers/resolver.ts'
import { calculateTotals, type Row, type Sums } from './calculateTotals.ts'
import { itemsOf } from './carts.ts'
import { goodCoupon } from './coupons.ts'
import type { CartItemRow, CartRow, CouponRow } from './data.ts'
import { goodsOf, type ItemGoods, itemPrice, listed } from './goods.ts'
import { taxFor } from './taxes.ts'

export interface PricedItem {
  readonly item: CartItemRow
  readonly goods: ItemGoods
  readonly row: Row
}

export interface PricedCart extends Sums {
  readonly lines: readonly PricedItem[]
  readonly coupon: CouponRow | undefined
  readonly shipping: Shipping | undefined
  readonly taxRate: number
}

export function priced({ world, store }: Pick<Customer, 'world' | 'store'>, cart: CartRow): PricedCart {
  const known = itemsOf(world, cart).flatMap((item) => {
    const goods = goodsOf(world, item)
    return goods ? [{ item, goods }] : []
  })
  const rows = known.map(({ item, goods }) => ({ goods, unit: itemPrice({ world, store }, goods, item), quantity: item.quantity }))
  const reducible = rows.map(({ goods, unit, quantity }) => ({ goods, amount: Math.round(unit * quantity) }))
  const good = goodCoupon(world, store, cart.couponCode, reducible)
  const coupon = good?.coupon
  const shipping = shippingOf({ world, store }, cart, known)
  const tax = taxFor(store, taxedAddress(world, cart, known))
  const sums = calculateTotals(rows, tax, {
    reduction: {
      percent: coupon?.percent,
      amount: coupon?.cents === undefined ? undefined : listed(store, coupon.cents),
      rows: good?.rows,
    },
    vouchers: vouchersOf(world, store, cart),
    shipping: shipping?.chosen?.amount,
  })
  const items = known.flatMap((each, index) => {
    const row = sums.rows[index]
    return row ? [{ ...each, row }] : []
  })
  return { ...sums, lines: items, coupon, shipping, taxRate: tax.taxRate }
}

/** The shipping address, or the billing address if nothing is shipped. */
function taxedAddress(world: World, cart: CartRow, items: readonly { readonly goods: ItemGoods }[]): CartAddressRow | undefined {
  const { shippingAddress, billingAddress } = checkoutOf(world, cart.id)
  return isAllVirtual(items) ? billingAddress : shippingAddress
}

/** Gift codes of another currency don't pay here. */
function vouchersOf(world: World, store: Store, { giftCodes }: CartRow) {
  return giftCodes.flatMap(({ code, amount }) => {
    const found = world.giftCodes.find(code)
    return found?.active && found.currency === store.currency ? [{ code, amount, balance: found.balance }] : []
  })
}
