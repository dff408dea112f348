import { regions } from '../../../http/regions.ts'
import { everywhere } from '../../../world/languages.ts'
import { priceIn, type Store } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { storeWith, subtotalOf } from '../deposits/clubOrders.ts'
import type { CustomClubRow } from '../deposits/data.ts'
import { fittedGoods } from './fittedGoods.ts'
import { specification } from './specification.ts'

/** A third of the price, in whole units. */
const depositShare = 3

/** An order of the recommended clubs of a session, as the fitter prepares it. */
export async function prepareOrder(world: World, sessionId: string): Promise<CustomClubRow> {
  const { playerId, type, club } = recommendedIn(world, sessionId)
  const store = storeWith(regions[world.players.get(playerId).region].store)
  const { set, club: name = everywhere(club.name), quantity, cents, goods } = fittedGoods(type)
  const clubs = [{ id: club.id, name, specification: specification(club), quantity, price: priceIn(store, cents) }]
  return world.customClubs.add({
    ...{ id: `CC${String(100 + world.customClubs.list().length).padStart(9, '0')}`, playerId, storeCode: store.code },
    sets: [{ id: type, name: set, clubs, deposit: wholeUnits(store, subtotalOf({ clubs }) / depositShare), goods }],
    ...{ setId: type, withdrawn: false, checked: {}, steps: [] },
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
