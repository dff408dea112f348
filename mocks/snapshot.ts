import * as z from 'zod/mini'
import type { World } from './World.ts'

const version = 1

const snapshot = z.object({
  version: z.literal(version),
  time: z.object({ now: z.string(), ahead: z.number() }),
  count: z.number(),
  tables: z.record(z.string(), z.array(z.unknown())),
})

/** The whole world as one text. */
export function serialise(world: World): string {
  const tables = Object.fromEntries(Object.entries(world.tables).map(([name, table]) => [name, [...table.list()]]))
  return JSON.stringify({ version, time: world.clock.save(), count: world.count, tables } satisfies z.infer<typeof snapshot>)
}

/** False, and nothing is changed, where the text is broken or of another version. */
export async function restore(world: World, text: string): Promise<boolean> {
  const saved = z.safeParse(snapshot, jsonIn(text)).data
  if (!saved) return false
  const tables = Object.entries(world.tables)
  const fitting = tables.every(([name, table]) => table.fits(saved.tables[name]))
  if (!fitting) return false
  for (const [name, table] of tables) await table.replaceAll(saved.tables[name])
  world.count = saved.count
  world.clock.restore(saved.time)
  return true
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
