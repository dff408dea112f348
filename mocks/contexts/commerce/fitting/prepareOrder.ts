import { regions } from '../../../http/regions.ts'
import type { World } from '../../../world/World.ts'
import { priceIn, type Store, storeNamed } from '../stores.ts'
import type { CustomClubRow } from './data.ts'

interface Sold {
  readonly quantity: number
  /** US cents each. */
  readonly cents: number
}

const sold: Readonly<Record<string, Sold>> = {
  ...{ driver: { quantity: 1, cents: 52_900 }, woods: { quantity: 1, cents: 31_900 }, irons: { quantity: 7, cents: 17_900 } },
  ...{ wedges: { quantity: 2, cents: 18_900 }, putter: { quantity: 1, cents: 29_900 } },
}

/** A third of the price, in whole units. */
const depositShare = 3

/** An order of the recommended clubs of a session, as the fitter prepares it. */
export async function prepareOrder(
  world: World,
  sessionId: string,
  paid: Partial<Pick<CustomClubRow, 'steps' | 'giftCodes' | 'coupons'>> = {},
): Promise<CustomClubRow> {
  const { playerId, type, club } = recommendedIn(world, sessionId)
  const store = storeNamed(regions[world.players.get(playerId).region].store)
  if (!store) throw new Error(`There is no store for ${playerId}`)
  const { quantity, cents } = sold[type] ?? { quantity: 1, cents: 19_900 }
  const price = priceIn(store, cents)
  const { id, name, loft, lie, length } = club
  return world.customClubs.add({
    ...{ id: `CC${String(100 + world.customClubs.list().length).padStart(9, '0')}`, playerId, storeCode: store.code },
    items: [{ id, name, loft, lie, length, quantity, price, ...('shaft' in club && { shaft: club.shaft }) }],
    deposit: wholeUnits(store, (price * quantity) / depositShare),
    ...{ steps: [], giftCodes: [], coupons: [], ...paid },
  })
}

function recommendedIn(world: World, sessionId: string) {
  const putter = world.putterSessions.find(sessionId)
  const session = putter ? undefined : world.fittingSessions.get(sessionId)
  const clubs = putter ? putter.putters : (session?.clubs ?? [])
  const club = clubs.find(({ role }) => role === 'recommended')
  if (!club) throw new Error(`${sessionId} recommends nothing`)
  return { playerId: putter?.playerId ?? session?.playerId ?? '', type: session?.type ?? 'putter', club }
}

function wholeUnits({ decimals }: Store, minor: number): number {
  const unit = 10 ** decimals
  return Math.round(minor / unit) * unit
}
