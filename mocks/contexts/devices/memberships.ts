import * as calls from '#adapters/rest/devices/membershipCalls'
import { type Handler, ok, onPlayerCall } from '../../http/handler.ts'
import type { World } from '../../world/World.ts'
import type { DeviceMembershipRow } from './data.ts'

export const membershipHandlers: readonly Handler[] = [
  onPlayerCall(calls.memberships, ({ world, player }) =>
    ok(world.deviceMemberships.list(({ playerId }) => playerId === player.id).map((row) => onWire(world, row))),
  ),
]

function onWire(world: World, { id: membershipId, playerId: _, deviceId, endsOn, ...row }: DeviceMembershipRow) {
  return { ...row, membershipId, deviceId: deviceId ?? null, endsOn: (row.renews ? nextPayment(world, endsOn) : endsOn) ?? null }
}

/** What renews is paid for another year whenever its day has passed. */
function nextPayment(world: World, endsOn: string | undefined): string | undefined {
  const today = world.now().toZonedDateTimeISO('UTC').toPlainDate()
  let day = endsOn === undefined ? undefined : Temporal.PlainDate.from(endsOn)
  while (day && Temporal.PlainDate.compare(day, today) < 0) day = day.add({ years: 1 })
  return day?.toString()
}
