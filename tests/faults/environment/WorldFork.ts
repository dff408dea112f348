import type { World } from '#mocks/world/World'

type Tables = World['tables']
type AnyTable = Tables[string]

interface Kept {
  readonly name: string
  readonly table: AnyTable
  readonly rows: ReturnType<AnyTable['snapshot']>
  /** The table's own count of writes when it was last as kept. */
  mark: number
}

/** Tokens come and go with every sign-in and refresh: they are no effect of an action. */
const tokens = 'passes'

/** A world as it was at one moment, to compare with and to go back to; what nobody wrote to costs nothing. */
export class WorldFork {
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

  /** Nobody has written to it, tokens aside. */
  get isAsKept(): boolean {
    return this.kept.every(isUnwritten)
  }

  /** What differs from then, as `appointments +1, creditLots ~1`; nothing where nothing does. */
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
    this.putBack(() => true)
    this.world.count = this.count
    this.world.clock.restore(this.time)
  }

  /** All but time and tokens: who is signed in stays so. */
  undo(): void {
    this.putBack(({ name }) => name !== tokens)
  }

  private putBack(wanted: (kept: Kept) => boolean): void {
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
