import type { SeedName, World } from './World.ts'

/** All rows of a world at one moment, and what it was seeded with; its clock is not part of it. */
export interface WorldSnapshot {
  readonly seed: SeedName
  readonly seededAt: string
  readonly count: number
  /** By the names of the tables. */
  readonly tables: Readonly<Record<string, readonly Identified[]>>
}

interface Identified {
  readonly id: string
}

export function takeSnapshot({ seed, seededAt, count, tables }: World): WorldSnapshot {
  const rows = Object.entries(tables).map(([name, table]) => [name, table.snapshot()] as const)
  return { seed, seededAt, count, tables: Object.fromEntries(rows) }
}

/** Any number of worlds can be restored from one snapshot: none of them sees what is written to another. */
export function restoreSnapshot(world: World, { tables, ...others }: WorldSnapshot): void {
  for (const [name, table] of Object.entries(world.tables)) table.restore(tables[name] ?? [])
  Object.assign(world, others)
}
