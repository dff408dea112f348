import * as calls from '#adapters/rest/rounds/bagCalls'
import { type Answer, type Handler, ok, onPlayerCall, type Player, refused } from '../../http/handler.ts'
import type { World } from '../../world/World.ts'
import type { BagRow } from './data.ts'

const mostBags = 30
const longestName = 50

export const noSuchBag: Answer = refused(404, 404, { message: 'There is no such bag' })

export const bagHandlers: readonly Handler[] = [
  onPlayerCall(calls.myBags, ({ world, player }) => ok(world.bags.list(({ playerId }) => playerId === player.id).map(bagOnWire))),

  onPlayerCall(calls.bagById, ({ world, player, params }) => {
    const row = ownBag(world, player, params['id'])
    return row ? ok(bagOnWire(row)) : noSuchBag
  }),

  onPlayerCall(calls.createBag, async ({ world, player, body: { bagName } }) => {
    if (!isName(bagName)) return refused(400, 400)
    if (world.bags.list(({ playerId }) => playerId === player.id).length >= mostBags) return refused(409, 409)
    await world.bags.add({ id: nextId(world.bags), playerId: player.id, name: bagName })
    return ok({})
  }),

  onPlayerCall(calls.updateBag, async ({ world, player, body: { id, bagName } }) => {
    const row = ownBag(world, player, String(id))
    if (!row) return noSuchBag
    if (!isName(bagName)) return refused(400, 400)
    await world.bags.change(row.id, { name: bagName })
    await touch(world, row.id)
    return ok({})
  }),

  onPlayerCall(calls.deleteBag, ({ world, player, params }) => {
    const row = ownBag(world, player, params['id'])
    if (!row) return noSuchBag
    world.clubs.removeAll(({ bagId }) => bagId === row.id)
    world.bags.remove(row.id)
    return ok({})
  }),
]

/** Somebody else's is as good as none. */
export function ownBag(world: World, player: Player, id: string | undefined): BagRow | undefined {
  return world.bags.first((row) => row.id === id && row.playerId === player.id)
}

/** It was changed just now. */
export async function touch(world: World, bagId: string): Promise<void> {
  await world.bags.change(bagId, { lastModified: world.now().toString({ smallestUnit: 'second' }) })
}

/** Higher than any that is there. */
export function nextId(table: World['bags'] | World['clubs']): string {
  const ids = table.list().map(({ id }) => Number(id))
  return String(Math.max(0, ...ids) + 1)
}

function bagOnWire({ id, name, lastModified }: BagRow) {
  return { id: Number(id), bagName: name, ...(lastModified !== undefined && { lastModified }) }
}

function isName(name: string): boolean {
  return name.trim() !== '' && name.length <= longestName
}
