import type { World } from '../../world/World.ts'
import { nextId } from './bags.ts'
import { type ClubSet, everyday, short, travel, winter } from './sets.ts'

interface SeededBag {
  readonly player: string
  readonly name: string
  /** How many days ago it was changed; absent where it never was. */
  readonly changed?: number
  readonly clubs: ClubSet
}

/** Oldest first. */
const bags: readonly SeededBag[] = [
  { player: 'hana', name: 'Everyday', changed: 4, clubs: everyday },
  { player: 'hana', name: 'Winter set', changed: 120, clubs: winter },
  { player: 'hana', name: 'Travel', clubs: travel },
  { player: 'wataru', name: '月例会', changed: 9, clubs: everyday },
  { player: 'odette', name: 'Sim bag', changed: 2, clubs: travel },
  { player: 'bram', name: 'First bag', clubs: [] },
  { player: 'bram', name: 'Second bag', clubs: short },
  { player: 'jonah', name: 'Saturday', changed: 6, clubs: everyday },
  { player: 'wren', name: 'Junior set', changed: 15, clubs: short },
  { player: 'li', name: 'Li', changed: 30, clubs: winter },
  { player: 'priya', name: 'Desert', changed: 1, clubs: everyday },
]

export async function seedBags(world: World): Promise<void> {
  for (const each of bags) await seedBag(world, each)
}

/** As many bags as a player may have, each full. */
export async function seedManyBags(world: World): Promise<void> {
  const full = [...everyday, ...everyday, ...short].slice(0, 40)
  for (let number = 1; number <= 27; number += 1)
    await seedBag(world, { player: 'hana', name: `Bag ${number}`, changed: 200 + number, clubs: full })
}

async function seedBag(world: World, { player, name, changed, clubs }: SeededBag): Promise<void> {
  const lastModified =
    changed === undefined
      ? undefined
      : world
          .now()
          .subtract({ hours: 24 * changed })
          .toString()
  const { id: bagId } = await world.bags.add({
    ...{ id: nextId(world.bags), playerId: `player-${player}`, name },
    ...(lastModified !== undefined && { lastModified }),
  })
  for (const club of clubs) await world.clubs.add({ ...club, id: nextId(world.clubs), bagId, imageUploadUrl: null })
}
