import { Collection } from '@msw/data'
import * as z from 'zod/mini'

interface Identified {
  readonly id: string
}

/** Rows of one kind, by their id. What is handed out is a copy: the collection's own records are live. */
export class Table<Row extends Identified> {
  /** Grows with each write. */
  changes = 0
  private readonly schema: z.ZodMiniType<Row, Row>
  private readonly rows: Collection<z.ZodMiniType<Row, Row>>

  constructor(schema: z.ZodMiniType<Row, Row>) {
    this.schema = schema
    this.rows = new Collection({ schema })
  }

  list(where: (row: Row) => boolean = () => true): Row[] {
    return this.rows
      .all()
      .filter(where)
      .map((row) => copy(row))
  }

  find(id: string): Row | undefined {
    return this.first((row) => row.id === id)
  }

  first(where: (row: Row) => boolean): Row | undefined {
    const row = this.rows.all().find(where)
    return row && copy(row)
  }

  /** Throws where there is none: a foreign key that leads nowhere is a fault of the mock. */
  get(id: string): Row {
    const row = this.find(id)
    if (!row) throw new Error(`The world has no ${id}`)
    return row
  }

  async add(row: Row): Promise<Row> {
    if (this.find(row.id)) throw new Error(`The world has ${row.id} already`)
    this.changes += 1
    return copy(await this.rows.create(z.parse(this.schema, row)))
  }

  async change(id: string, values: Partial<Row>): Promise<Row> {
    const row = z.parse(this.schema, { ...this.get(id), ...values })
    this.changes += 1
    await this.rows.update((query) => query.where((each) => each.id === id), { data: (draft) => void Object.assign(draft, row) })
    return row
  }

  remove(id: string): void {
    this.removeAll((row) => row.id === id)
  }

  removeAll(where: (row: Row) => boolean): void {
    this.rows.deleteMany((query) => query.where((row) => where(row)))
    this.changes += 1
  }

  /** Whether these are rows of this kind. */
  fits(rows: unknown): boolean {
    return z.safeParse(z.array(this.schema), rows).success
  }

  /** Throws, and changes nothing, where they don't fit. */
  async replaceAll(rows: unknown): Promise<void> {
    const valid = z.parse(z.array(this.schema), rows)
    this.removeAll(() => true)
    for (const row of valid) await this.add(row)
  }
}

/** Rows are plain, as JSON is: to copy them by hand is several times faster than `structuredClone`. */
function copy<T>(value: T): T
function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each: unknown) => copy(each))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each)]))
}
