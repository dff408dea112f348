import { Collection } from '@msw/data'
import * as z from 'zod/mini'

interface Identified {
  readonly id: string
}

/** Returns copies, because the collection's own records are live. */
export class Table<Row extends Identified> {
  changes = 0
  private readonly schema: z.ZodMiniType<Row, Row>
  private readonly allRows: z.ZodMiniType<Row[]>
  /** Rows of a snapshot must not change: other worlds share them. */
  private shared: readonly Row[] = []
  private collection: Collection<z.ZodMiniType<Row, Row>> | undefined

  constructor(schema: z.ZodMiniType<Row, Row>) {
    this.schema = schema
    this.allRows = z.array(schema).check(z.refine(haveOwnIds))
  }

  list(where: (row: Row) => boolean = () => true): Row[] {
    return this.rows.filter(where).map((row) => copy(row))
  }

  find(id: string): Row | undefined {
    return this.first((row) => row.id === id)
  }

  first(where: (row: Row) => boolean): Row | undefined {
    const row = this.rows.find(where)
    return row && copy(row)
  }

  /** Throws if it doesn't exist: a broken foreign key is a bug of the fake backend. */
  get(id: string): Row {
    const row = this.find(id)
    if (!row) throw new Error(`The world has no ${id}`)
    return row
  }

  async add(row: Row): Promise<Row> {
    if (this.find(row.id)) throw new Error(`The world has ${row.id} already`)
    const valid = z.parse(this.schema, row)
    this.changes += 1
    const collection = await this.own()
    return copy(await collection.create(valid))
  }

  async change(id: string, values: Partial<Row>): Promise<Row> {
    const row = z.parse(this.schema, { ...this.get(id), ...values })
    this.changes += 1
    const collection = await this.own()
    await collection.update((query) => query.where((each) => each.id === id), { data: (draft) => void Object.assign(draft, row) })
    return row
  }

  remove(id: string): void {
    this.removeAll((row) => row.id === id)
  }

  removeAll(where: (row: Row) => boolean): void {
    if (this.collection) this.collection.deleteMany((query) => query.where((row) => where(row)))
    else this.shared = this.shared.filter((row) => !where(row))
    this.changes += 1
  }

  /** Replaces all rows when it is called; undefined if these rows don't fit. */
  replacement(rows: unknown): (() => void) | undefined {
    const { data } = z.safeParse(this.allRows, rows)
    return data && (() => this.restore(data))
  }

  /** Throws without changes if the rows don't fit. */
  async replaceAll(rows: unknown): Promise<void> {
    this.restore(z.parse(this.allRows, rows))
  }

  /** Shared by other tables of the same schema: nobody may change these rows. */
  snapshot(): readonly Row[] {
    return this.collection ? this.list() : this.shared
  }

  /** Costs nothing: rows are copied at the first write. */
  restore(rows: readonly Row[]): void {
    this.shared = rows
    this.collection = undefined
    this.changes += 1
  }

  private get rows(): readonly Row[] {
    return this.collection?.all() ?? this.shared
  }

  private async own(): Promise<Collection<z.ZodMiniType<Row, Row>>> {
    while (!this.collection) {
      const { shared } = this
      const collection = new Collection({ schema: this.schema })
      for (const row of shared) await collection.create(row)
      // Another caller may have copied or changed the rows meanwhile.
      if (!this.collection && this.shared === shared) this.collection = collection
    }
    return this.collection
  }
}

function haveOwnIds(rows: readonly Identified[]): boolean {
  return new Set(rows.map(({ id }) => id)).size === rows.length
}

/** Rows are plain JSON; copying by hand is several times faster than `structuredClone`. */
function copy<T>(value: T): T
function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each: unknown) => copy(each))
  const result: Record<string, unknown> = { ...value }
  for (const [key, each] of Object.entries(value)) if (typeof each === 'object') result[key] = copy(each)
  return result
}
