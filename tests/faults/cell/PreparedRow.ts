import type { ServiceIdentifier } from 'inversify'
import { ReadProfile } from '#app/session/ReadProfile'
import type { LoadPart } from '#composition/part'
import type { Resolver } from '#composition/provide'
import type { Session } from '#domain/session/session'
import type { Answer } from '#mocks/http/handler'
import type { LogEntry } from '#mocks/http/LogEntry'
import type { DeclaredCall } from '../DeclaredCall.ts'
import { declaredCalls } from '../declaredCalls.ts'
import type { Product, RequestListener } from '../environment/Product.ts'
import { TableSnapshot } from '../environment/TableSnapshot.ts'
import type { TestEnvironment } from '../environment/TestEnvironment.ts'
import type { Row } from '../Row.ts'
import { concurrentReadDependencies } from './ConcurrentReads.ts'
import { ViewObserver } from './ViewObserver.ts'

export interface PreparedRow {
  readonly call: DeclaredCall
  readonly row: Row
  readonly show: (ask: Resolver) => ViewObserver
  readonly session: Session
  readonly sessionAfter: Session
  readonly endedBecause: Product['session']['endedBecause']
  /** Those that the action and its companions need. */
  readonly parts: readonly LoadPart[]
  readonly fork: TableSnapshot
  readonly value: unknown
  /** What the product keeps of it. */
  readonly kept: string | undefined
  readonly effect: string
  readonly wholeEffect: string
  readonly answer: Answer
  readonly called: ReadonlySet<string>
  readonly isLater: boolean
}

export function isReadRow({ kind }: DeclaredCall, row: Row): boolean {
  return kind === 'read' || row.reading === true
}

export function effectIn(fork: TableSnapshot, { ignoredTables = [] }: Row): string {
  const changes = fork.effect().split(', ')
  return changes.filter((change) => !ignoredTables.some((collection) => change.startsWith(`${collection} `))).join(', ')
}

export async function prepareRow(environment: TestEnvironment, call: DeclaredCall, row: Row): Promise<PreparedRow> {
  const { world } = environment.backend
  const anybody = await environment.product(environment.device(await environment.createSession({})))
  const view = await row.prepare({ ask: anybody.ask, world, given: environment.given })
  const show = (ask: Resolver) => new ViewObserver(view(ask, call), isReadRow(call, row) ? 'reading' : (row.of ?? 'writing'))
  const session = { ...(await environment.createSession(row)), ...(await known(environment, row, anybody)) }
  const fork = new TableSnapshot(world)
  const answers = new Answers(call.id)
  const product = await environment.product(environment.device(session), { listener: answers })
  const asked = new Set<ServiceIdentifier>(concurrentReadDependencies)
  const shown = show((what) => {
    asked.add(what)
    return product.ask(what)
  })
  shown.open()
  await environment.clock.settle()
  const opened = fork.isUnchanged ? fork : new TableSnapshot(world)
  answers.clear()
  const keptBefore = shown.kept
  shown.act()
  await environment.clock.settle()
  const { outcome, fault, failure, value, kept } = shown
  if (outcome !== 'done') throw new Error(`${row.id} comes to "${outcome}" though nothing is wrong`, { cause: failure ?? fault?.error })
  if (kept !== undefined && kept === keptBefore) throw new Error(`${row.id} leaves ${kept} as it was, though nothing is wrong`)
  const parts = await environment.partsOf(asked)
  const effects = { effect: effectIn(opened, row), wholeEffect: effectIn(fork, row) }
  const result = { value, kept, ...effects, answer: await answers.last(), called: answers.called, isLater: answers.isLater }
  const { value: sessionAfter, endedBecause } = product.session
  shown.leave()
  fork.restore()
  return { call, row, show, session, sessionAfter, endedBecause, parts, fork, ...result }
}

async function known(
  environment: TestEnvironment,
  { signedOut, unknownPlayer }: Row,
  { ask, session }: Product,
): Promise<Partial<Session>> {
  if (signedOut || unknownPlayer) return {}
  await ask(ReadProfile).execute()
  await environment.clock.settle()
  const { player } = session.value
  return player ? { player } : {}
}

class Answers implements RequestListener {
  readonly called = new Set<string>()
  isLater = false
  private latest: Response | undefined
  private count = 0
  private readonly id: string

  constructor(id: string) {
    this.id = id
  }

  clear(): void {
    this.latest = undefined
    this.count = 0
    this.isLater = false
  }

  sent(): number {
    return this.count
  }

  answered({ call, bearer }: LogEntry, response: Response, before: number): void {
    this.called.add(call)
    const asked = declaredCalls.find(({ id }) => id === call)
    if (bearer !== 'none' && (asked?.server === 'shop' || asked?.auth === 'player')) this.count += 1
    if (call !== this.id) return
    this.isLater = before > 0
    this.latest = response.clone()
  }

  async last(): Promise<Answer> {
    if (!this.latest) throw new Error('The action does not make its call')
    return { status: this.latest.status, body: await this.latest.json() }
  }
}
