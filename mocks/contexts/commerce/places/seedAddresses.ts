import type { Player } from '../../../http/handler.ts'
import { regions } from '../../../http/regions.ts'
import type { World } from '../../../world/World.ts'
import { monitorCustomer } from '../monitorCustomer.ts'
import { regionIn } from './countries.ts'
import type { CustomerAddressRow } from './data.ts'

export async function seedAddresses(world: World): Promise<void> {
  for (const player of world.players.list()) await addHomeAddress(world, player)
  for (const address of hanas) await world.customerAddresses.add({ id: `${world.nextNumber()}`, playerId: 'player-hana', ...address })
  const monitorPlayers = world.players.list(({ type }) => type?.startsWith('skytrak') ?? false)
  for (const player of monitorPlayers) await addHomeAddress(world, player, monitorCustomer(player).id)
}

export async function addHomeAddress(world: World, player: Player, customerId = player.id): Promise<void> {
  const home = homeOf(player)
  if (home) await world.customerAddresses.add({ id: `${world.nextNumber()}`, ...home, playerId: customerId })
}

function homeOf(player: Player): Omit<CustomerAddressRow, 'id'> | undefined {
  const { id, firstName, lastName, street1, street2, city, postalCode, state, phone, region } = player
  if (!street1 || !city) return undefined
  const country = id === 'player-odette' ? 'CA' : regions[region].country
  const found = state === undefined ? undefined : regionIn(country, { words: state })
  return {
    ...{ playerId: id, firstname: firstName, lastname: lastName, street: street2 ? [street1, street2] : [street1], city },
    ...{ postcode: postalCode, telephone: phone, country, regionId: found?.id, defaultBilling: true, defaultShipping: true },
    ...(country === 'JP' && { regionName: '東京都' }),
  }
}

const hanas: readonly Omit<CustomerAddressRow, 'id' | 'playerId'>[] = [
  {
    ...{
      firstname: 'Hana',
      lastname: 'Lindqvist',
      company: 'Lindqvist & Marsh Architects',
      street: ['401 North Wabash Avenue', 'Floor 14'],
    },
    ...{ city: 'Chicago', postcode: '60611', telephone: '+1 312 555 0190', country: 'US', regionId: regionIn('US', { words: 'IL' })?.id },
    ...{ defaultBilling: false, defaultShipping: false },
  },
  {
    ...{ firstname: '美咲', lastname: '川辺', street: ['錦小路通堺町東入ル 218-4'], city: '京都市中京区', regionName: '京都府' },
    ...{ postcode: '604-8124', telephone: '+81 75 555 0166', country: 'JP', defaultBilling: false, defaultShipping: false },
  },
]
