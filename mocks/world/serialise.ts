import * as z from 'zod/mini'
import { seedNames, type World } from './World.ts'
import { takeSnapshot } from './WorldSnapshot.ts'

const version = 3

export const worldState = {
  version: z.literal(version),
  seed: z.literal(seedNames),
  seededAt: z.string(),
  time: z.object({ now: z.string(), ahead: z.number(), stands: z.exactOptional(z.literal(true)) }),
  count: z.number(),
}
const stateSchema = z.object(worldState)
const snapshot = z.object({ ...worldState, tables: z.record(z.string(), z.array(z.unknown())) })

/** All of a world but its rows. */
export function stateOf({ clock, seed, seededAt, count }: World): z.infer<typeof stateSchema> {
  return { version, seed, seededAt, time: clock.save(), count }
}

export function serialise(world: World): string {
  return JSON.stringify({ ...stateOf(world), tables: takeSnapshot(world).tables })
}

/** Returns false without changes for broken text or another version. */
export async function deserialiseInto(world: World, text: string): Promise<boolean> {
  const saved = z.safeParse(snapshot, parseJson(text)).data
  return saved !== undefined && restore(world, saved, saved.tables, Object.keys(world.tables))
}

/** Replaces the rows of the named tables; returns false without changes if one of them doesn't fit. */
export function restore(
  world: World,
  { seed, seededAt, count, time }: z.infer<typeof stateSchema>,
  rows: Readonly<Record<string, unknown>>,
  names: readonly string[],
): boolean {
  const replacements = names.map((name) => world.tables[name]?.replacement(rows[name]))
  if (replacements.includes(undefined)) return false
  for (const replace of replacements) replace?.()
  Object.assign(world, { seed, seededAt, count })
  world.clock.restore(time)
  return true
}

/** Returns undefined for anything but JSON text. */
export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
