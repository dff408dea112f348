import * as calls from '#adapters/rest/devices/membershipCalls'
import { type Handler, ok, onPlayerCall, type Player, refused } from '../../http/handler.ts'
import { type Store, storeNamed } from '../../world/stores.ts'
import { monitorStoreOf } from '../../world/tokens.ts'
import type { DeviceMembershipRow } from './data.ts'
import { payRenewals } from './renewals.ts'

export const membershipHandlers: readonly Handler[] = [
  onPlayerCall(calls.memberships, async ({ world, player }) => {
    await payRenewals(world, player)
    const tax = taxOnWire(player)
    return ok(world.deviceMemberships.list(({ playerId }) => playerId === player.id).map((row) => ({ ...onWire(row), tax })))
  }),

  onPlayerCall(calls.membershipStatus, async ({ world, player, body }) => {
    const { membershipId } = body
    const membership = world.deviceMemberships.first(({ id, playerId }) => id === membershipId && playerId === player.id)
    if (membership && body.status === 'canceled') {
      await world.deviceMemberships.change(membershipId, { renews: false })
      return ok(null)
    }
    const deviceId = 'deviceId' in body ? body.deviceId : undefined
    const device = world.devices.first(
      ({ id, ownerId, blocked, reported }) => id === deviceId && ownerId === player.id && !blocked && !reported,
    )
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

/** What the launch monitor's shop adds to its prices in the player's store. */
function taxOnWire(player: Player) {
  return addedTax(storeNamed(monitorStoreOf(player)))
}

export function addedTax(store: Store | undefined) {
  return store && !store.taxIncluded ? { label: store.taxName, percent: Number((store.taxRate * 100).toFixed(3)) } : null
}
