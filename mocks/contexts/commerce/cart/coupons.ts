import type { Store } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { categoryNumbered, pathTo } from '../catalogue/categories.ts'
import type { CouponRow } from './data.ts'
import { type ItemGoods, listed } from './goods.ts'

export interface Reducible {
  readonly goods: ItemGoods
  readonly amount: number
}

export interface GoodCoupon {
  readonly coupon: CouponRow
  readonly rows: readonly boolean[]
}

export function goodCoupon(world: World, store: Store, code: string | undefined, all: readonly Reducible[]): GoodCoupon | undefined {
  const coupon = code === undefined ? undefined : world.coupons.first(({ id, active }) => active && id === code.trim().toUpperCase())
  if (!coupon || !isGoodNow(world, coupon)) return undefined
  const rows = all.map(({ goods }) => isReduced(coupon, goods))
  const reduced = all.reduce((sum, { amount }, index) => sum + (rows[index] ? amount : 0), 0)
  const isEnough = rows.includes(true) && reduced >= listed(store, coupon.minimum ?? 0)
  return isEnough ? { coupon, rows } : undefined
}

function isGoodNow(world: World, { from, until }: CouponRow): boolean {
  const now = world.now()
  const isBefore = (one: Temporal.Instant, other: string | undefined) =>
    other !== undefined && Temporal.Instant.compare(one, Temporal.Instant.from(other)) < 0
  return !isBefore(now, from) && (until === undefined || isBefore(now, until))
}

function isReduced({ categoryIds }: CouponRow, { product }: ItemGoods): boolean {
  if (categoryIds === undefined) return true
  const own = product.categoryIds.flatMap((id) => categoryNumbered(id) ?? []).flatMap(pathTo)
  return own.some(({ id }) => categoryIds.includes(id))
}
