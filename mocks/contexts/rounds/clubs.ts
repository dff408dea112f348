import * as calls from '#adapters/rest/rounds/clubCalls'
import { type Answer, type Handler, ok, onPlayerCall, type Player, refused } from '../../http/handler.ts'
import type { World } from '../../world/World.ts'
import { nextId, noSuchBag, ownBag, touch } from './bags.ts'
import { categories, manufacturers } from './clubLists.ts'
import type { ClubRow } from './data.ts'

type NewClub = Omit<ClubRow, 'id' | 'bagId'> & { readonly bagId: number }
type ChangedClub = NewClub & { readonly id: number }

interface Asker {
  readonly world: World
  readonly player: Player
}

const mostClubs = 40
const noSuchClub: Answer = refused(404, 404, { message: 'There is no such club' })

export const clubHandlers: readonly Handler[] = [
  onPlayerCall(calls.clubsOfBag, ({ world, player, query: { bagId } }) =>
    ownBag(world, player, bagId) ? ok(world.clubs.list((row) => row.bagId === bagId).map(clubOnWire)) : noSuchBag,
  ),

  onPlayerCall(calls.clubById, (asked) => {
    const row = ownClub(asked, asked.params['id'])
    return row ? ok(clubOnWire(row)) : noSuchClub
  }),

  onPlayerCall(calls.createClub, (asked) => add(asked, [asked.body])),
  onPlayerCall(calls.createClubs, (asked) => add(asked, asked.body)),
  onPlayerCall(calls.updateClub, (asked) => change(asked, [asked.body])),
  onPlayerCall(calls.updateClubs, (asked) => change(asked, asked.body)),

  onPlayerCall(calls.deleteClub, async (asked) => {
    const row = ownClub(asked, asked.params['id'])
    if (!row) return noSuchClub
    asked.world.clubs.remove(row.id)
    await touch(asked.world, row.bagId)
    return ok({})
  }),
]

async function add(asker: Asker, clubs: readonly NewClub[]): Promise<Answer> {
  const { world, player } = asker
  const bagIds = new Set(clubs.map(({ bagId }) => String(bagId)))
  if ([...bagIds].some((id) => !ownBag(world, player, id))) return noSuchBag
  if (clubs.length === 0 || !clubs.every((club) => isAllowed(club))) return refused(400, 400)
  const isTooMany = (bagId: string) => world.clubs.list((row) => row.bagId === bagId).length + clubs.length > mostClubs
  if ([...bagIds].some(isTooMany)) return refused(409, 409)
  for (const club of clubs) await world.clubs.add({ ...club, id: nextId(world.clubs), bagId: String(club.bagId) })
  for (const bagId of bagIds) await touch(world, bagId)
  return ok({})
}

async function change(asker: Asker, clubs: readonly ChangedClub[]): Promise<Answer> {
  const { world, player } = asker
  const isOwn = ({ id, bagId }: ChangedClub) => ownClub(asker, String(id)) && ownBag(world, player, String(bagId))
  if (!clubs.every(isOwn)) return noSuchClub
  if (clubs.length === 0 || !clubs.every((club) => isAllowed(club))) return refused(400, 400)
  for (const { id, ...club } of clubs) await world.clubs.change(String(id), { ...club, bagId: String(club.bagId) })
  for (const bagId of new Set(clubs.map((club) => String(club.bagId)))) await touch(world, bagId)
  return ok({})
}

/** Somebody else's is as good as none. */
function ownClub({ world, player }: Asker, id: string | undefined): ClubRow | undefined {
  const row = id === undefined ? undefined : world.clubs.find(id)
  return row && ownBag(world, player, row.bagId) && row
}

function isAllowed({ category, manufacturer, model, loft, distance }: NewClub): boolean {
  return (
    categories.some(({ id }) => id === category) &&
    (manufacturer === null || manufacturers.some(({ id }) => id === manufacturer)) &&
    model.length <= 100 &&
    (loft ?? 0) <= 80 &&
    (distance ?? 0) <= 500
  )
}

function clubOnWire({ id, bagId, ...club }: ClubRow) {
  return { ...club, id: Number(id), bagId: Number(bagId) }
}
