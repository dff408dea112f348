import type { ClubAction } from '../../world/ClubAction.ts'
import type { World } from '../../world/World.ts'

function ownMemberships(world: World, owner: string) {
  return world.deviceMemberships.list(({ playerId, deviceId }) => playerId === owner && deviceId !== undefined)
}

export const devicesActions: readonly ClubAction[] = [
  {
    id: 'devices.block',
    name: 'The club blocks a launch monitor',
    targets: (world, playerId) =>
      world.devices.list(({ ownerId, blocked }) => ownerId === playerId && !blocked).map(({ id, esn }) => ({ id, name: esn })),
    run: async (world, id) => void (await world.devices.change(id, { blocked: true })),
  },
  {
    id: 'devices.decline-payment',
    name: 'The next payment of a membership is declined, on its day',
    targets: (world, playerId) =>
      ownMemberships(world, playerId)
        .filter(({ renews, paymentFails }) => renews && !paymentFails)
        .map(({ id, name }) => ({ id, name })),
    run: async (world, id) => void (await world.deviceMemberships.change(id, { paymentFails: true })),
  },
  {
    id: 'devices.lapse',
    name: 'A membership of a launch monitor lapsed yesterday',
    targets: (world, playerId) => ownMemberships(world, playerId).map(({ id, name }) => ({ id, name })),
    run: async (world, id) => {
      const endsOn = world.now().toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 1 }).toString()
      await world.deviceMemberships.change(id, { renews: false, endsOn })
    },
  },
]
