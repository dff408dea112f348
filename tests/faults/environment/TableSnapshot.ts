import type { World } from '#mocks/world/World'

type Tables = World['tables']
type AnyTable = Tables[string]

interface Kept {
  readonly name: string
  readonly table: AnyTable
  readonly rows: ReturnType<AnyTable['snapshot']>
  mark: number
}

/** Tokens change with every sign-in and refresh, so they don't count as an effect. */
const tokens = 'passes'

/** A snapshot to compare with and to restore; untouched tables cost nothing. */
export class TableSnapshot {
  private readonly world: World
  private readonly kept: readonly Kept[]
  private readonly count: number
  private readonly time: ReturnType<World['clock']['save']>

  constructor(world: World) {
    this.world = world
    this.kept = Object.entries(world.tables).map(([name, table]) => ({ name, table, rows: table.snapshot(), mark: table.changes }))
    this.count = world.count
    this.time = world.clock.save()
  }

  get isUnchanged(): boolean {
    return this.kept.every(isUnwritten)
  }

  /** Such as `appointments +1, creditLots ~1`. */
  effect(): string {
    return this.kept
      .filter((kept) => !isUnwritten(kept))
      .flatMap(({ name, table, rows }) => {
        const words = difference(byId(rows), byId(table.list()))
        return words === '' ? [] : [`${name} ${words}`]
      })
      .join(', ')
  }

  restore(): void {
    this.restoreTables(() => true)
    this.world.count = this.count
    this.world.clock.restore(this.time)
  }

  /** Keeps time and tokens. */
  undo(): void {
    this.restoreTables(({ name }) => name !== tokens)
  }

  private restoreTables(wanted: (kept: Kept) => boolean): void {
    for (const kept of this.kept) {
      if (kept.table.changes === kept.mark || !wanted(kept)) continue
      kept.table.restore(kept.rows)
      kept.mark = kept.table.changes
    }
  }
}

function isUnwritten({ name, table, mark }: Kept): boolean {
  return name === tokens || table.changes === mark
}

function byId(rows: readonly object[]): ReadonlyMap<string, string> {
  return new Map(rows.map((row) => ['id' in row ? String(row.id) : '', JSON.stringify(row)]))
}

function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string {
  const added = [...after.keys()].filter((id) => !before.has(id)).length
  const removed = [...before.keys()].filter((id) => !after.has(id)).length
  const changed = [...after].filter(([id, row]) => before.has(id) && before.get(id) !== row).length
  return [added && `+${added}`, removed && `−${removed}`, changed && `~${changed}`].filter(Boolean).join(' ')
}
