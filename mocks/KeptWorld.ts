import { type IDBPDatabase, openDB } from 'idb'
import { restore, serialise } from './snapshot.ts'
import type { World } from './World.ts'

const store = 'world'
const key = 'snapshot'

/** A world that outlives a reload and is the same in all tabs. Where the browser keeps nothing, each reload begins anew. */
export class KeptWorld {
  private readonly world: World
  private readonly database: IDBPDatabase | undefined
  private known: unknown
  private changes: number

  private constructor(world: World, database: IDBPDatabase | undefined) {
    this.world = world
    this.database = database
    this.changes = world.changes
  }

  static async open(world: World): Promise<KeptWorld> {
    const upgrade = (database: IDBPDatabase) => void database.createObjectStore(store)
    const database = await openDB('clubhouse.fake-backend', 1, { upgrade }).catch(() => undefined)
    return new KeptWorld(world, database)
  }

  /** Takes over what another tab, or an earlier page, has kept; what can't be read is passed over. */
  async catchUp(): Promise<void> {
    const kept: unknown = await this.database?.get(store, key)
    if (kept === this.known || typeof kept !== 'string') return
    this.known = kept
    await restore(this.world, kept)
    this.changes = this.world.changes
  }

  /** Where anything was written since the last time. */
  async keep(): Promise<void> {
    if (this.world.changes === this.changes) return
    this.changes = this.world.changes
    this.known = serialise(this.world)
    await this.database?.put(store, this.known, key)
  }
}
