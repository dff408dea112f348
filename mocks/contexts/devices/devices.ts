import * as calls from '#adapters/rest/devices/deviceCalls'
import { type Answer, type Handler, ok, onPlayerCall, type Player, refused } from '../../http/handler.ts'
import type { World } from '../../world/World.ts'
import type { DeviceRow } from './data.ts'
import { todayOf } from './todayOf.ts'

const codes = { free: 0, mine: 50_301, taken: 50_302, blocked: 50_303, invalid: 50_304 } as const

const noSuchDevice: Answer = refused(404, 404, { message: 'There is no such device' })

export const deviceHandlers: readonly Handler[] = [
  onPlayerCall(calls.devices, ({ world, player }) => ok(world.devices.list(({ ownerId }) => ownerId === player.id).map(deviceOnWire))),

  onPlayerCall(calls.checkDevice, ({ world, player, query }) => answerOf(codeOf(deviceWith(world, query.esn), player))),

  onPlayerCall(calls.registerDevice, async ({ world, player, body }) => {
    const device = deviceWith(world, body.esn)
    const code = codeOf(device, player)
    if (device && code === codes.free)
      await world.devices.change(device.id, { ownerId: player.id, registeredOn: todayOf(world, player).toString() })
    return answerOf(code)
  }),

  onPlayerCall(calls.unregisterDevice, async ({ world, player, body }) => {
    const device = world.devices.find(body.deviceId)
    if (!device) return noSuchDevice
    const { ownerId, registeredOn: _, reported: __, ...row } = device
    if (ownerId === player.id) {
      await replace(world, row)
      world.deviceMemberships.removeAll(({ deviceId }) => deviceId === row.id)
    }
    return ok(null)
  }),

  onPlayerCall(calls.reportDevice, async ({ world, player, body }) => {
    const device = world.devices.first(({ id, ownerId }) => id === body.deviceId && ownerId === player.id)
    if (!device) return noSuchDevice
    await world.devices.change(device.id, { reported: body.reason })
    return ok(null)
  }),
]

/** Who another owner is stays unsaid. What was lost or stolen is blocked for everybody else. */
function codeOf(device: DeviceRow | undefined, player: Player): number {
  if (!device) return codes.invalid
  if (device.blocked) return codes.blocked
  if (device.ownerId === undefined) return codes.free
  if (device.ownerId === player.id) return codes.mine
  return device.reported ? codes.blocked : codes.taken
}

function answerOf(code: number): Answer {
  return { status: 200, body: { code, data: null } }
}

function deviceWith(world: World, serial: string): DeviceRow | undefined {
  return world.devices.first(({ esn }) => esn === serial)
}

/** Without what the row had before. */
async function replace(world: World, row: DeviceRow): Promise<void> {
  world.devices.remove(row.id)
  await world.devices.add(row)
}

function deviceOnWire({ id: deviceId, ownerId: _, registeredOn, reported, ...row }: DeviceRow) {
  return { ...row, deviceId, registeredOn: registeredOn ?? null, reported: reported ?? null }
}
