import * as z from 'zod/mini'
import type { InjectedFaults } from '../http/InjectedFaults.ts'
import { injectedFaultSchema } from '../http/injectedFaultSchema.ts'
import type { RunExclusively } from '../http/Responder.ts'
import type { KeyValueStore } from './KeyValueStore.ts'
import { deserialiseInto, parseJson, serialise } from './serialise.ts'
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

/** Fills a world that was not seeded; undefined if nothing readable is stored. */
export async function fillFrom(store: Pick<KeyValueStore, 'read'>, world: World): Promise<string | undefined> {
  const text = await store.read('snapshot')
  return typeof text === 'string' && (await deserialiseInto(world, text)) ? text : undefined
}

export class StoredWorld {
  private readonly world: World
  private readonly faults: InjectedFaults
  private readonly place: Place
  private readonly known: { world?: unknown; faults?: unknown }
  private changes: readonly number[]

  /** `known` is the text from which the world was filled. */
  constructor(world: World, faults: InjectedFaults, place: Place, known?: string) {
    this.world = world
    this.faults = faults
    this.place = place
    this.known = { world: known }
    this.changes = this.counts
  }

  /** Reads the state of other tabs first, and publishes what the work writes. */
  turn<T>(work: () => Promise<T>): Promise<T> {
    return this.place.exclusively(async () => {
      await this.catchUp()
      try {
        return await work()
      } finally {
        if (this.counts.some((count, index) => count !== this.changes[index])) await this.keep()
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

  /** Loads what another tab or an earlier page stored; skips unreadable data. */
  private async catchUp(): Promise<void> {
    const [world, faults] = await Promise.all([this.place.store.read('snapshot'), this.place.store.read('faults')])
    if (typeof world === 'string' && world !== this.known.world) await deserialiseInto(this.world, world)
    if (typeof faults === 'string' && faults !== this.known.faults) this.faults.plans = plansIn(faults) ?? this.faults.plans
    Object.assign(this.known, { world, faults })
    this.changes = this.counts
  }

  private async keep(): Promise<void> {
    const [world, faults] = [serialise(this.world), textOf(this.faults)]
    Object.assign(this.known, { world, faults })
    this.changes = this.counts
    await Promise.all([this.place.store.write('snapshot', world), this.place.store.write('faults', faults)])
    this.place.neighbours.notify('changed')
  }

  private get counts(): readonly number[] {
    return [this.world.changes, this.faults.changes]
  }
}

function textOf(faults: InjectedFaults): string {
  return JSON.stringify(faults.plans.map((plan) => ({ ...plan, left: Number.isFinite(plan.left) ? plan.left : null })))
}

function plansIn(text: string): InjectedFaults['plans'] | undefined {
  const read = z.safeParse(plans, parseJson(text)).data
  return read?.map((plan) => ({ ...plan, left: plan.left ?? Number.POSITIVE_INFINITY }))
}
