import type { World } from '../../world/World.ts'
import { nextId } from './bags.ts'

export class ArrangeBags {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** With their clubs. */
  areNone(playerId: string): void {
    const own = new Set(this.world.bags.list((row) => row.playerId === playerId).map(({ id }) => id))
    this.world.clubs.removeAll(({ bagId }) => own.has(bagId))
    this.world.bags.removeAll(({ id }) => own.has(id))
  }

  /** `lastModified` as `2026-05-03T08:00:00Z`; absent where nobody has changed it. Gives its id. */
  async add(playerId: string, name: string, lastModified?: string): Promise<number> {
    const { id } = await this.world.bags.add({
      ...{ id: nextId(this.world.bags), playerId, name },
      ...(lastModified !== undefined && { lastModified }),
    })
    return Number(id)
  }

  /** A club without a maker; its distance in yards. */
  async addClub(bagId: number, category: string, yards: number): Promise<void> {
    const club = { manufacturer: null, model: '', loft: null, distance: yards * 0.9144, imageUploadUrl: null }
    await this.world.clubs.add({ ...club, id: nextId(this.world.clubs), bagId: String(bagId), category })
  }

  /** By the hand of the player, on another device. */
  removeClub(bagId: number, category: string): void {
    this.world.clubs.removeAll((row) => row.bagId === String(bagId) && row.category === category)
  }
}
