import { bucks } from '#adapters/rest/commerce/bucks/bucksCalls'
import { couponList, coupons } from '#adapters/rest/commerce/coupons/couponCalls'
import { type Handler, ok, onPlayerCall } from '../../../http/handler.ts'
import { regions } from '../../../http/regions.ts'
import type { World } from '../../../world/World.ts'
import { storeNamed } from '../stores.ts'
import type { GivenCouponRow } from './data.ts'

export const rewardHandlers: readonly Handler[] = [
  onPlayerCall(bucks, ({ world, player }) => {
    const decimals = storeNamed(regions[player.region].store)?.decimals ?? 2
    const own = world.bucks.list(({ playerId }) => playerId === player.id).filter((row) => isStillGood(world, row))
    return ok(
      own.map(({ id: buckId, name, value, currency, expiresOn }) => ({
        ...{ buckId, name, value: value / 10 ** decimals, currency, expiresOn: expiresOn ?? null },
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

function isStillGood(world: World, { expiresOn }: { readonly expiresOn?: string | undefined }): boolean {
  const today = world.now().toZonedDateTimeISO('UTC').toPlainDate()
  return expiresOn === undefined || Temporal.PlainDate.compare(today, expiresOn) <= 0
}

function couponOnWire({ id: couponId, code, name, expiresOn }: GivenCouponRow) {
  return { couponId, code, name, expiresOn: expiresOn ?? null }
}
