import * as calls from '#adapters/rest/devices/deviceCalls'
import { type Handler, ok, onPlayerCall } from '../../http/handler.ts'
import type { DeviceRow } from './data.ts'

export const deviceHandlers: readonly Handler[] = [
  onPlayerCall(calls.devices, ({ world, player }) => ok(world.devices.list(({ ownerId }) => ownerId === player.id).map(deviceOnWire))),
]

function deviceOnWire({ id: deviceId, ownerId: _, registeredOn, reported, ...row }: DeviceRow) {
  return { ...row, deviceId, registeredOn: registeredOn ?? null, reported: reported ?? null }
}
