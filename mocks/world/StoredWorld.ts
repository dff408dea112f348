import * as z from 'zod/mini'
import type { InjectedFaults } from '../http/InjectedFaults.ts'
import { injectedFaultSchema } from '../http/injectedFaultSchema.ts'
import type { RunExclusively } from '../http/Responder.ts'
import type { KeyValueStore } from './KeyValueStore.ts'
import { parseJson, restore, stateOf, worldState } from './serialise.ts'
import type { World } from './World.ts'

export interface OtherTabs {
  notify(message: string): void
}

interface Place {
  readonly store: KeyValueStore
  readonly neighbours: OtherTabs
  readonly exclusively: RunExclusively
}

const plans = z.array(
  z.object({
    id: z.string(),
    fault: injectedFaultSchema,
    calls: z.array(z.string()),
    /** Null means always. */
    left: z.nullable(z.number()),
    off: z.exactOptional(z.literal(true)),
  }),
)

/** Instead of rows, the number of the write that last changed each table. */
const head = z.object({ ...worldState, tables: z.record(z.string(), z.number()) })

type Writes = Readonly<Record<string, number>>

/** What a tab has read or written last. */
interface Known {
  readonly head?: unknown
  readonly faults?: unknown
  readonly writes: Writes
}

const nothing: Known = { writes: {} }

/** Fills a world that was not seeded; undefined if nothing readable is stored. */
export async function fillFrom(store: KeyValueStore, world: World): Promise<Known | undefined> {
  const [text] = await store.read(['head'])
  const writes = await readTables(store, world, text, {})
  return writes && { head: text, writes }
}

/** Reads the tables that were written since `known`; undefined, and without changes, if something can't be read. */
async function readTables(store: KeyValueStore, world: World, text: unknown, known: Writes): Promise<Writes | undefined> {
  const stored = z.safeParse(head, parseJson(text)).data
  if (!stored) return undefined
  const names = Object.keys(world.tables).filter((name) => stored.tables[name] === undefined || stored.tables[name] !== known[name])
  const texts = await store.read(names.map(keyOf))
  const rows = Object.fromEntries(names.map((name, index) => [name, parseJson(texts[index])]))
  return restore(world, stored, rows, names) ? stored.tables : undefined
}

export class StoredWorld {
  private readonly world: World
  private readonly faults: InjectedFaults
  private readonly place: Place
  private known: Known
  private changes: Writes

  constructor(world: World, faults: InjectedFaults, place: Place, known: Known = nothing) {
    this.world = world
    this.faults = faults
    this.place = place
    this.known = known
    this.changes = this.counts
  }

  /** Reads the state of other tabs first, and publishes what the work writes. */
  turn<T>(work: () => Promise<T>): Promise<T> {
    return this.place.exclusively(async () => {
      await this.catchUp()
      try {
        return await work()
      } finally {
        if (Object.entries(this.counts).some(([name, count]) => count !== this.changes[name])) await this.keep()
      }
    })
  }

  /** Like `turn`, for work that also moves the clock. */
  change<T>(work: () => T | Promise<T>): Promise<T> {
    return this.turn(async () => {
      const done = await work()
      await this.keep()
      return done
    })
  }

  /** Loads what another tab or an earlier page stored. Unreadable data is skipped, and replaced as a whole by the next write. */
  private async catchUp(): Promise<void> {
    const { store } = this.place
    const { known } = this
    const [text, faults] = await store.read(['head', 'faults'])
    if (text === known.head && faults === known.faults) return
    const writes = text === known.head ? known.writes : await readTables(store, this.world, text, known.writes)
    if (faults !== known.faults) this.faults.plans = plansIn(faults) ?? this.faults.plans
    this.known = { head: text, faults, writes: writes ?? {} }
    this.changes = this.counts
  }

  /** Writes the tables that have changed, and all of them for the first time. */
  private async keep(): Promise<void> {
    const { counts } = this
    const { writes } = this.known
    const number = Math.max(0, ...Object.values(writes)) + 1
    const written = Object.entries(this.world.tables).filter(([name]) => writes[name] === undefined || counts[name] !== this.changes[name])
    const tables = { ...writes, ...Object.fromEntries(written.map(([name]) => [name, number])) }
    const stored = { head: JSON.stringify({ ...stateOf(this.world), tables }), faults: textOf(this.faults) }
    this.known = { ...stored, writes: tables }
    this.changes = counts
    const rows = written.map(([name, table]) => [keyOf(name), JSON.stringify(table.snapshot())])
    await this.place.store.write({ ...stored, ...Object.fromEntries(rows) })
    this.place.neighbours.notify('changed')
  }

  private get counts(): Writes {
    const tables = Object.entries(this.world.tables).map(([name, { changes }]) => [name, changes])
    return { ...Object.fromEntries(tables), faults: this.faults.changes }
  }
}

function keyOf(table: string): string {
  return `table ${table}`
}

function textOf(faults: InjectedFaults): string {
  return JSON.stringify(faults.plans.map((plan) => ({ ...plan, left: Number.isFinite(plan.left) ? plan.left : null })))
}

function plansIn(text: unknown): InjectedFaults['plans'] | undefined {
  const read = z.safeParse(plans, parseJson(text)).data
  return read?.map((plan) => ({ ...plan, left: plan.left ?? Number.POSITIVE_INFINITY }))
}
