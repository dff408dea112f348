import { makeAutoObservable } from 'mobx'
import * as z from 'zod/mini'
import type { DeskState } from '../DeskStorage.ts'
import type { LogEntry } from '../http/LogEntry.ts'
import type { DeskContext } from './DeskContext.ts'

const shown = z.object({
  key: z.string(),
  call: z.string(),
  method: z.string(),
  url: z.string(),
  operation: z.nullable(z.string()),
  /** 0 without an answer. */
  status: z.number(),
  over: z.boolean(),
  at: z.string(),
  fault: z.nullable(z.string()),
  broken: z.array(z.string()),
  differences: z.array(z.object({ path: z.string(), expected: z.string(), received: z.string() })),
  headers: z.array(z.string()),
  bearer: z.string(),
})
export type ShownRequest = Readonly<z.infer<typeof shown>>

export type RequestFilter = DeskState['filter']

const [most, tail] = [200, 60]

export class Requests {
  entries: readonly ShownRequest[]
  filter: RequestFilter
  opened: string | undefined = undefined
  /** Request numbers restart with each page, and the clock may stand still. */
  readonly #page = Math.random().toString(36)
  readonly #context: DeskContext

  constructor(context: DeskContext) {
    this.#context = context
    const { log, filter } = context.memory.current
    this.filter = filter
    this.entries = log.flatMap((entry) => z.safeParse(shown, entry).data ?? [])
    for (const entry of context.backend.log) this.note(entry)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  note(entry: LogEntry): void {
    const told = shownOf(entry, `${this.#page}-${entry.number}`)
    const index = this.entries.findLastIndex(({ key }) => key === told.key)
    this.entries = index < 0 ? [...this.entries, told].slice(-most) : this.entries.with(index, told)
  }

  get visible(): readonly ShownRequest[] {
    if (this.filter === 'all') return this.entries
    return this.entries.filter(({ broken, fault }) => (this.filter === 'broken' ? broken.length > 0 : fault !== null))
  }

  get broken(): number {
    return this.entries.filter(({ broken }) => broken.length > 0).length
  }

  get summary(): string {
    const { broken, entries } = this
    const drifted = entries.filter((entry) => entry.broken.length === 0 && entry.differences.length > 0).length
    const parts = [broken > 0 && `${broken} broke the contract`, drifted > 0 && `${drifted} drifted`].filter(Boolean)
    return [entries.length, parts.length > 0 ? parts.join(', ') : 'all keep their contracts'].join(', ')
  }

  show(filter: RequestFilter): void {
    this.filter = filter
    this.#context.memory.change({ filter })
  }

  toggle(key: string): void {
    this.opened = this.opened === key ? undefined : key
  }

  clear(): void {
    this.entries = []
    this.remember()
  }

  /** Requests under way can't finish after a reload. */
  remember(): void {
    this.#context.memory.change({ log: this.entries.filter(({ over }) => over).slice(-tail) })
  }
}

function shownOf(
  { at, graphql, fault, violations, differences, mockFault, requestHeaders, ...entry }: LogEntry,
  key: string,
): ShownRequest {
  const { call, method, url, status, over, bearer } = entry
  return {
    ...{ call, method, url, status, over, bearer, at: at.toString(), key },
    operation: graphql && `${graphql.kind} ${graphql.name}`,
    fault: fault ?? null,
    broken: [...violations, ...(mockFault === undefined ? [] : [`The fake backend itself failed: ${mockFault}`])],
    differences: [...differences],
    headers: [...requestHeaders],
  }
}
