import * as z from 'zod/mini'
import { fillWorld } from '../contexts/seed.ts'
import { type SeedName, World } from './World.ts'
import { StoppedClock } from './WorldClock.ts'
import { takeSnapshot } from './WorldSnapshot.ts'

const row = z.looseObject({ id: z.string() })
type Row = z.infer<typeof row>

export const worldChangesSchema = z.object({
  count: z.number(),
  tables: z.record(
    z.string(),
    z.object({
      put: z.array(row),
      dropped: z.array(z.string()),
      /** Only if new rows don't simply follow the old ones. */
      order: z.exactOptional(z.array(z.string())),
    }),
  ),
})
export type WorldChanges = z.infer<typeof worldChangesSchema>

type TableChanges = WorldChanges['tables'][string]

export async function seededWorld(seed: SeedName, moment: string): Promise<World> {
  const world = new World(new StoppedClock(moment))
  await fillWorld(world, seed)
  return world
}

export function changesBetween(before: World, after: World): WorldChanges {
  const [{ tables: old }, { tables: now, count }] = [takeSnapshot(before), takeSnapshot(after)]
  const written = Object.entries(now).filter(([name, rows]) => rows !== old[name])
  const found = written.map(([name, rows]) => [name, between(old[name] ?? [], rows)] as const)
  const tables = Object.fromEntries(found.filter(([, { put, dropped, order }]) => put.length + dropped.length > 0 || order))
  return { count, tables }
}

export function applyChanges(rows: readonly object[], change: TableChanges | undefined): readonly object[] {
  if (!change) return rows
  const kept = byId(rows)
  for (const id of change.dropped) kept.delete(id)
  for (const each of change.put) kept.set(each.id, each)
  return change.order ? change.order.flatMap((id) => kept.get(id) ?? []) : [...kept.values()]
}

function between(before: readonly object[], after: readonly object[]): TableChanges {
  const [old, now] = [byId(before), byId(after)]
  const put = [...now.values()].filter((each) => !isSame(each, old.get(each.id)))
  const dropped = [...old.keys()].filter((id) => !now.has(id))
  const unordered: TableChanges = { put, dropped }
  const order = [...now.keys()]
  const follows = isSame(order, [...byId(applyChanges(before, unordered)).keys()])
  return follows ? unordered : { ...unordered, order }
}

function byId(rows: readonly object[]): Map<string, Row> {
  return new Map(z.parse(z.array(row), rows).map((each) => [each.id, each]))
}

/** The schema puts fields in the same order, so texts can be compared. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
