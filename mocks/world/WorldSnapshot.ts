import type { SeedName, World } from './World.ts'

/** Without the clock. */
export interface WorldSnapshot {
  readonly seed: SeedName
  readonly seededAt: string
  readonly count: number
  readonly tables: Readonly<Record<string, readonly Identified[]>>
}

interface Identified {
  readonly id: string
}

export function takeSnapshot({ seed, seededAt, count, tables }: World): WorldSnapshot {
  const rows = Object.entries(tables).map(([name, table]) => [name, table.snapshot()] as const)
  return { seed, seededAt, count, tables: Object.fromEntries(rows) }
}

/** Worlds restored from the same snapshot don't see each other's writes. */
export function restoreSnapshot(world: World, { tables, ...others }: WorldSnapshot): void {
  for (const [name, table] of Object.entries(world.tables)) table.restore(tables[name] ?? [])
  Object.assign(world, others)
}
