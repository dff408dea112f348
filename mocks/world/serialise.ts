import * as z from 'zod/mini'
import { seedNames, type World } from './World.ts'
import { takeSnapshot } from './WorldSnapshot.ts'

const version = 3

const snapshot = z.object({
  version: z.literal(version),
  seed: z.literal(seedNames),
  seededAt: z.string(),
  time: z.object({ now: z.string(), ahead: z.number(), stands: z.exactOptional(z.literal(true)) }),
  count: z.number(),
  tables: z.record(z.string(), z.array(z.unknown())),
})

export function serialise(world: World): string {
  const { seed, seededAt, count, tables } = takeSnapshot(world)
  return JSON.stringify({ version, seed, seededAt, time: world.clock.save(), count, tables })
}

/** Returns false without changes for broken text or another version. */
export async function deserialiseInto(world: World, text: string): Promise<boolean> {
  const saved = z.safeParse(snapshot, parseJson(text)).data
  if (!saved) return false
  const replacements = Object.entries(world.tables).map(([name, table]) => table.replacement(saved.tables[name]))
  if (replacements.includes(undefined)) return false
  for (const replace of replacements) replace?.()
  const { seed, seededAt, count } = saved
  Object.assign(world, { seed, seededAt, count })
  world.clock.restore(saved.time)
  return true
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
