import { bucks } from '#adapters/rest/commerce/bucks/bucksCalls'
import { couponList, coupons } from '#adapters/rest/commerce/coupons/couponCalls'
import { type Handler, ok, onPlayerCall } from '../../../http/handler.ts'
import type { World } from '../../../world/World.ts'
import { storeOf } from '../renewals/pricing.ts'
import { bucksOf, isStillGood } from './bucksOf.ts'
import type { GivenCouponRow } from './data.ts'

export const rewardHandlers: readonly Handler[] = [
  onPlayerCall(bucks, ({ world, player }) => {
    const store = storeOf(player.region)
    return ok(
      bucksOf(world, player.id, store).map(({ id: buckId, name, value, currency, expiresOn }) => ({
        ...{ buckId, name, value: value / 10 ** store.decimals, currency, expiresOn: expiresOn ?? null },
      })),
    )
  }),

  onPlayerCall(couponList, ({ world, player }) => ok(unusedOf(world, player.id).map(couponOnWire))),

  onPlayerCall(coupons, ({ world, player }) =>
    ok(
      unusedOf(world, player.id)
        .filter(({ code }) => world.coupons.first(({ id, active }) => id === code && active))
        .map(couponOnWire),
    ),
  ),
]

function unusedOf(world: World, owner: string): readonly GivenCouponRow[] {
  return world.givenCoupons.list(({ playerId, used }) => playerId === owner && !used).filter((row) => isStillGood(world, row))
}

function couponOnWire({ id: couponId, code, name, expiresOn }: GivenCouponRow) {
  return { couponId, code, name, expiresOn: expiresOn ?? null }
}
