import * as calls from '#adapters/rest/devices/membershipCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../http/handler.ts'
import type { DeviceMembershipRow } from './data.ts'
import { payRenewals } from './renewals.ts'

export const membershipHandlers: readonly Handler[] = [
  onPlayerCall(calls.memberships, async ({ world, player }) => {
    await payRenewals(world, player.id)
    return ok(world.deviceMemberships.list(({ playerId }) => playerId === player.id).map(onWire))
  }),

  onPlayerCall(calls.membershipStatus, async ({ world, player, body: { membershipId, deviceId } }) => {
    const membership = world.deviceMemberships.first(({ id, playerId }) => id === membershipId && playerId === player.id)
    const device = world.devices.first(({ id, ownerId, blocked }) => id === deviceId && ownerId === player.id && !blocked)
    if (!membership || !device) return refused(404, 404, { message: 'There is no such membership or device' })
    const isElsewhere = membership.deviceId !== undefined && membership.deviceId !== deviceId
    if (isElsewhere) return { status: 200, body: { code: 50_311, data: null } }
    await world.deviceMemberships.change(membershipId, { deviceId })
    return ok(null)
  }),
]

function onWire({ id: membershipId, source, name, sku, deviceId, endsOn, renews }: DeviceMembershipRow) {
  return { membershipId, source, name, renews, sku: sku ?? null, deviceId: deviceId ?? null, endsOn: endsOn ?? null }
}
