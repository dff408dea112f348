import type { World } from './World.ts'

/** The plan of the launch monitor's shop that includes course play, until its last day. */
export function hasCoursePlay(world: World, playerId: string): boolean {
  const today = world.now().toZonedDateTimeISO('UTC').toPlainDate()
  const isInForce = (endsOn: string | undefined) => endsOn === undefined || Temporal.PlainDate.compare(endsOn, today) >= 0
  return world.deviceMemberships
    .list((row) => row.playerId === playerId && row.sku === 'LM-PLAY')
    .some(({ endsOn, renews, paymentFails }) => isInForce(endsOn) || (renews && !paymentFails))
}
