import type { World } from '../../World.ts'
import { type Shipping, shippingOf } from '../checkout/shipping.ts'
import type { Customer } from '../resolvers/resolver.ts'
import type { Store } from '../stores.ts'
import { linesOf } from './carts.ts'
import type { CartLineRow, CartRow, CouponRow } from './data.ts'
import { type Goods, goodsOf, linePrice, listed } from './goods.ts'
import { type Row, reckon, type Sums } from './reckon.ts'

/** A line with what it is of, and what it comes to. */
export interface PricedLine {
  readonly line: CartLineRow
  readonly goods: Goods
  readonly row: Row
}

export interface PricedCart extends Sums {
  readonly lines: readonly PricedLine[]
  readonly coupon: CouponRow | undefined
  readonly shipping: Shipping | undefined
}

/** What a cart comes to in this store. A line whose product is sold no more is left out. */
export function priced({ world, store }: Pick<Customer, 'world' | 'store'>, cart: CartRow): PricedCart {
  const known = linesOf(world, cart).flatMap((line) => {
    const goods = goodsOf(world, line)
    return goods ? [{ line, goods }] : []
  })
  const coupon = couponOf(world, cart.couponCode)
  const shipping = shippingOf({ world, store }, cart, known)
  const sums = reckon(
    known.map(({ line, goods }) => ({ unit: linePrice({ world, store }, goods, line), quantity: line.quantity })),
    store,
    {
      reduction: { percent: coupon?.percent, amount: coupon?.cents === undefined ? undefined : listed(store, coupon.cents) },
      vouchers: vouchersOf(world, store, cart),
      shipping: shipping?.chosen?.amount,
    },
  )
  const lines = known.flatMap((each, index) => {
    const row = sums.rows[index]
    return row ? [{ ...each, row }] : []
  })
  return { ...sums, lines, coupon, shipping }
}

export function couponOf(world: World, code: string | undefined): CouponRow | undefined {
  return code === undefined ? undefined : world.coupons.first(({ id, active }) => active && id === code.trim().toUpperCase())
}

/** Codes of another currency pay nothing here. */
function vouchersOf(world: World, store: Store, { giftCodes }: CartRow) {
  return giftCodes.flatMap(({ code, amount }) => {
    const found = world.giftCodes.find(code)
    return found?.active && found.currency === store.currency ? [{ code, amount, balance: found.balance }] : []
  })
}
