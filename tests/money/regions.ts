import { regions } from '#mocks/http/regions'
import type { World } from '#mocks/world/World'

/** Tax that is added, two taxes that are added, tax that is included, with and without decimals. */
export const taxedRegions = ['global', 'qb', 'jp', 'cn', 'ae'] as const
export type TaxedRegion = (typeof taxedRegions)[number]

export const buyer = 'player-hana'

const homes: Readonly<Record<string, { readonly postcode: string; readonly city: string }>> = {
  ...{
    US: { postcode: '60601', city: 'Chicago' },
    CA: { postcode: 'H3C 2N9', city: 'Montréal' },
    JP: { postcode: '104-0061', city: '東京' },
  },
  ...{ CN: { postcode: '200120', city: '上海市' }, AE: { postcode: '00000', city: 'Dubai' } },
}

/** The buyer moves to a region, with an address there. */
export async function moveTo(world: World, region: TaxedRegion): Promise<void> {
  const { country } = regions[region]
  await world.players.change(buyer, { region })
  for (const { id } of world.customerAddresses.list(({ playerId }) => playerId === buyer)) {
    await world.customerAddresses.change(id, { country, regionId: undefined, regionName: undefined, ...homes[country] })
  }
}
