import type { World } from '../../../world/World.ts'

/** The first of those with this code that is still good. */
export async function spendCoupon(world: World, playerId: string, code: string): Promise<void> {
  const given = world.givenCoupons.first((row) => row.playerId === playerId && row.code === code && !row.used)
  if (given) await world.givenCoupons.change(given.id, { used: true })
}
