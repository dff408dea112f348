import { type Session, signedIn } from '#domain/session/session'
import type { LogEntry } from '#mocks/http/LogEntry'
import { unsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { unusablePaths } from '../../parsers/unusablePaths.ts'
import type { Device, Product } from '../environment/Product.ts'
import { TableSnapshot } from '../environment/TableSnapshot.ts'
import type { LogPosition, TestEnvironment } from '../environment/TestEnvironment.ts'
import { hana } from '../Row.ts'
import { type AbsurdBody, absurdBodies, brokenValueIn } from './absurd.ts'
import type { Cell } from './Cell.ts'
import type { CellObservation } from './CellObservation.ts'
import { ConcurrentReads } from './ConcurrentReads.ts'
import { compareValues } from './compareValues.ts'
import { leaksIn } from './leaks.ts'
import { observeSession } from './observeSession.ts'
import { effectIn, isReadRow, type PreparedRow } from './PreparedRow.ts'
import type { ViewObserver } from './ViewObserver.ts'

export async function playCell(environment: TestEnvironment, prepared: PreparedRow, cell: Cell): Promise<CellObservation> {
  const device = environment.device(prepared.session)
  const product = await environment.product(device, prepared)
  environment.watch.clear()
  try {
    return await new Play(environment, prepared, cell, { device, product }).run()
  } finally {
    environment.backend.faults.removeAll()
    environment.tampered.clear()
    environment.forged.clear()
    await environment.clock.settle()
    environment.clock.forget()
    prepared.fork.restore()
  }
}

interface Tab {
  readonly device: Device
  readonly product: Product
}

class Play {
  private readonly environment: TestEnvironment
  private readonly prepared: PreparedRow
  private readonly cell: Cell
  private readonly tab: Tab
  private readonly companions: ConcurrentReads
  private shown: ViewObserver
  private before: {
    readonly value: unknown
    readonly kept: string | undefined
    readonly changes: number
    readonly session: Session
  }
  private from: LogPosition
  private begun: number
  private waiting: CellObservation['waiting']
  private readonly wasUnsent = unsavedChanges.any

  constructor(environment: TestEnvironment, prepared: PreparedRow, cell: Cell, tab: Tab) {
    this.environment = environment
    this.prepared = prepared
    this.cell = cell
    this.tab = tab
    this.shown = prepared.show(tab.product.ask)
    this.companions = new ConcurrentReads(prepared.called)
    this.before = this.now()
    this.from = environment.mark()
    this.begun = environment.clock.milliseconds
  }

  async run(): Promise<CellObservation> {
    const { clock } = this.environment
    const broken = this.cell.runMode === 'absurd' ? await this.playAbsurd() : []
    const isShown = await this.open()
    const struck = await this.injectFault()
    await this.perform(isShown)
    await clock.settle()
    const first = this.look(struck)
    const again = await this.again(first)
    this.shown.leave()
    return { ...first, again, left: this.left(), violations: this.log().flatMap(wrongIn), broken }
  }

  private async playAbsurd(): Promise<readonly string[]> {
    const { good, bodies } = absurdBodies(this.prepared.call, this.prepared.answer.body)
    const whole = await this.showAnswer(good)
    const troubles: string[] = []
    for (const { parts = [], ...body } of bodies) {
      const trouble = await this.troubleOf(body, whole)
      if (!trouble) continue
      const named: string[] = []
      for (const part of parts) {
        const found = await this.troubleOf(part, whole)
        if (found) named.push(found)
      }
      troubles.push(...(named.length > 0 ? named : [trouble]))
    }
    this.from = this.environment.mark()
    this.begun = this.environment.clock.milliseconds
    return troubles
  }

  private async troubleOf({ words, body, keepsRecords }: AbsurdBody, whole: ShownAnswer): Promise<string | undefined> {
    const trouble = troubleWith(await this.showAnswer(body), keepsRecords ? whole : undefined)
    return trouble && `${words}: ${trouble}`
  }

  /** In a new tab, so that nothing is cached. */
  private async showAnswer(body: unknown): Promise<ShownAnswer> {
    const { environment, prepared } = this
    const product = await environment.product(environment.device(prepared.session), prepared)
    const shown = prepared.show(product.ask)
    shown.open()
    await environment.clock.settle()
    environment.tampered.set(prepared.call.id, () => body)
    shown.act()
    await environment.clock.settle()
    const { outcome, value, view } = shown
    const broken = brokenValueIn(view.models ?? []) ?? unusablePaths(value)
    shown.leave()
    environment.tampered.clear()
    prepared.fork.undo()
    return { outcome, value, broken }
  }

  private async open(): Promise<boolean> {
    const { shown, environment } = this
    const isShown = this.cell.again
    if (!shown.view.open && !isShown) return isShown
    shown.open()
    await environment.clock.settle()
    if (isShown) {
      shown.act()
      await environment.clock.settle()
    }
    this.before = this.now()
    this.from = environment.mark()
    this.begun = environment.clock.milliseconds
    return isShown
  }

  private now() {
    const { shown, tab } = this
    return { value: shown.value, kept: shown.kept, changes: shown.changes, session: tab.product.session.value }
  }

  private async injectFault(): Promise<TableSnapshot> {
    const { call, fork } = this.prepared
    const { world, faults } = this.environment.backend
    const tamper = (change: (body: unknown) => unknown) => void this.environment.tampered.set(call.id, change)
    const forge = (response: () => Response) => void this.environment.forged.set(call.id, response)
    const undo = () => fork.undo()
    await this.cell.inject({ call, faults, world, players: this.environment.given.players, playerId: hana, tamper, forge, undo })
    return fork.isUnchanged ? fork : new TableSnapshot(world)
  }

  private async perform(isShown: boolean): Promise<void> {
    const { environment, tab, companions, shown } = this
    const other = this.cell.runMode === 'in two tabs' ? await environment.product(tab.device, this.prepared) : undefined
    if (isShown) shown.retry()
    else shown.act()
    if (other) companions.join(other.ask, 1)
    if (this.cell.runMode === 'in company') companions.join(tab.product.ask, 4)
    if (this.cell.runMode === 'overtaken') await this.readOnceMore()
    if (this.cell.runMode === 'ten times') for (let click = 1; click < 10; click += 1) shown.act()
    if (this.cell.runMode !== 'watched') return
    await environment.clock.settle(this.begun + 10_000)
    const isWaiting = (shown.busy || shown.view.isShownAtOnce) && !shown.failure
    const part = isReadRow(this.prepared.call, this.prepared.row) ? shown.part : undefined
    this.waiting = isWaiting ? (part ?? 'busy') : undefined
  }

  private async readOnceMore(): Promise<void> {
    await this.environment.clock.rest()
    this.shown.retry()
  }

  private look(struck: TableSnapshot): Omit<CellObservation, 'again' | 'left' | 'violations' | 'broken'> {
    const { prepared, shown, companions, before } = this
    const { device, product } = this.tab
    const { world } = this.environment.backend
    const log = this.log()
    const requests = this.requestsTo(prepared.call.id)
    const each = this.requestsTo(companions.id).length / companions.outcomes.length
    return {
      outcome: shown.outcome,
      failure: shown.failure,
      message: shown.message,
      part: shown.part,
      at: requests.map(({ at }) => at.epochMilliseconds - this.begun),
      ends: this.environment.clock.milliseconds - this.begun,
      refreshes: this.requestsTo('session.refresh-token').length,
      company: companions.outcomes.map((outcome) => ({ outcome, requests: each })),
      busy: shown.busy,
      waiting: this.waiting,
      shownKept: shown.value === before.value || JSON.stringify(shown.value) === JSON.stringify(before.value),
      lastShown: shown.changes - before.changes <= 1,
      shown: compareValues(prepared.value, shown.value),
      kept: before.kept === undefined || shown.kept === undefined ? undefined : { before: before.kept, now: shown.kept },
      effect: effectIn(struck, prepared.row),
      session: observeSession(product, device, {
        ...{ before: before.session, undisturbed: prepared.sessionAfter },
        ...{ patch: this.cell.expected.sessionPatch, again: this.cell.again },
      }),
      leaks: leaksIn({ world, device, product, log, logged: this.environment.watch.logged, failure: shown.failure }),
    }
  }

  /** Repeats the action without a fault; after a failure in the same view. */
  private async again({ outcome }: Pick<CellObservation, 'outcome'>): Promise<CellObservation['again']> {
    const { environment, prepared, tab } = this
    environment.backend.faults.removeAll()
    environment.tampered.clear()
    environment.forged.clear()
    await environment.clock.settle()
    const { session } = tab.product
    const isOver = prepared.session.grant !== undefined && session.value.grant === undefined
    const isSettled = outcome === 'done' || outcome.startsWith('refused')
    if (isSettled || isOver) prepared.fork.undo()
    if (isOver) {
      const grant = await environment.grant()
      const { player } = prepared.session
      session.update((before) => ({ ...signedIn(before, { grant }, true), ...(player && { player }) }))
    }
    const isRead = isReadRow(prepared.call, prepared.row)
    if (isOver || (isSettled && !isRead)) await this.openAnew()
    if (isRead && !isOver) this.shown.retry()
    else this.shown.act()
    await environment.clock.settle()
    const { shown } = this
    return { outcome: shown.outcome, effect: effectIn(prepared.fork, prepared.row), busy: shown.busy }
  }

  private async openAnew(): Promise<void> {
    this.shown.leave()
    const { ask } = this.prepared.row.againElsewhere ? await this.environment.product(this.tab.device, this.prepared) : this.tab.product
    this.shown = this.prepared.show(ask)
    this.shown.open()
    await this.environment.clock.settle()
  }

  private left(): readonly string[] {
    const { clock, watch, backend } = this.environment
    const waiting = clock.left + backend.faults.held
    return [
      ...(unsavedChanges.any && !this.wasUnsent ? ['something counts as unsent'] : []),
      ...watch.rejected.map((reason) => `rejection ${reason}`),
      ...watch.timers,
      ...(waiting > 0 ? [`${waiting} still waiting`] : []),
    ]
  }

  private log(): readonly LogEntry[] {
    return this.environment.logSince(this.from)
  }

  private requestsTo(id: string): readonly LogEntry[] {
    return this.log().filter(({ call }) => call === id)
  }
}

interface ShownAnswer {
  readonly outcome: CellObservation['outcome']
  readonly value: unknown
  readonly broken: string | undefined
}

function troubleWith({ outcome, value, broken }: ShownAnswer, whole: ShownAnswer | undefined): string | undefined {
  const isTold = outcome === 'broken-contract' || outcome.startsWith('refused')
  const isFine = outcome === 'done' || (isTold && whole?.outcome !== 'done')
  if (!isFine) return `comes to "${outcome}"`
  const missing = whole ? compareValues(whole.value, value).changed : 0
  if (missing > 0) return `${missing} good records are not shown`
  return broken
}

function wrongIn({ call, violations, mockFault }: LogEntry): readonly string[] {
  return [...violations, ...(mockFault ? [mockFault] : [])].map((words) => `${call}: ${words}`)
}
