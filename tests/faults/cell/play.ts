import { signedIn } from '#domain/session/session'
import type { LogEntry } from '#mocks/Log'
import { unsent } from '#ui/shell/unsent.ts'
import { hana } from '../Row.ts'
import { Fork } from '../stage/Fork.ts'
import type { Device, Product } from '../stage/Product.ts'
import type { Stage } from '../stage/Stage.ts'
import type { Cell } from './Cell.ts'
import { Companions } from './companions.ts'
import { comparedWith } from './comparedWith.ts'
import { leaksIn } from './leaks.ts'
import { type Prepared, shownBy } from './Prepared.ts'
import type { Seen } from './Seen.ts'
import { outcomeOf, type Shown } from './Shown.ts'
import { sessionSeen } from './sessionSeen.ts'

/** Runs one cell from the row's world, and leaves that world as it was. */
export async function play(stage: Stage, prepared: Prepared, cell: Cell): Promise<Seen> {
  const device = stage.device(prepared.session)
  const product = await stage.product(device, prepared)
  stage.watch.clear()
  try {
    return await new Play(stage, prepared, cell, { device, product }).run()
  } finally {
    stage.backend.faults.halt()
    await stage.clock.settle()
    stage.clock.forget()
    prepared.fork.restore()
  }
}

interface Tab {
  readonly device: Device
  readonly product: Product
}

class Play {
  private readonly stage: Stage
  private readonly prepared: Prepared
  private readonly cell: Cell
  private readonly tab: Tab
  private readonly shown: Shown
  private readonly companions: Companions
  private readonly values: unknown[] = []
  private readonly from: number
  private readonly begun: number
  private running = 0
  private waiting: boolean | undefined
  /** As a mutation may have left it. */
  private readonly wasUnsent = unsent.any

  constructor(stage: Stage, prepared: Prepared, cell: Cell, tab: Tab) {
    this.stage = stage
    this.prepared = prepared
    this.cell = cell
    this.tab = tab
    this.shown = shownBy(prepared.call, prepared.row, cell.manner === 'watched' ? undefined : prepared.value)
    this.companions = new Companions(prepared.call.id)
    this.from = stage.backend.log.length
    this.begun = stage.clock.milliseconds
  }

  async run(): Promise<Seen> {
    const { clock } = this.stage
    const struck = await this.strike()
    await this.perform()
    await clock.settle()
    const first = this.look(struck)
    const again = await this.again(first)
    return { ...first, again, left: this.left(), violations: this.log().flatMap(wrongIn) }
  }

  /** The world as the fault has made it. */
  private async strike(): Promise<Fork> {
    const { call, fork } = this.prepared
    const { world, faults } = this.stage.backend
    await this.cell.strike({ call, faults, world, players: this.stage.given.players, playerId: hana })
    return fork.isAsKept ? fork : new Fork(world)
  }

  private async perform(): Promise<void> {
    const { stage, tab, companions } = this
    const other = this.cell.manner === 'in two tabs' ? await stage.product(tab.device, this.prepared) : undefined
    this.start()
    if (other) companions.join(other.ask, 1)
    if (this.cell.manner === 'in company') companions.join(tab.product.ask, 4)
    if (this.cell.manner === 'overtaken') await this.startOnceMore()
    if (this.cell.manner === 'ten times') for (let click = 1; click < 10; click += 1) this.start()
    if (this.cell.manner !== 'watched') return
    await stage.clock.settle(this.begun + 10_000)
    const { busy, value, failure } = this.shown
    this.waiting = busy && value === undefined && failure === undefined
  }

  /** As soon as the first has been sent. */
  private async startOnceMore(): Promise<void> {
    await this.stage.clock.rest()
    this.start()
  }

  private start(): void {
    const index = this.values.length
    this.values.push(undefined)
    this.running += 1
    const act = async (signal?: AbortSignal) => {
      const value = await this.prepared.act(this.tab.product.ask, signal)
      this.values[index] = value
      return value
    }
    void this.shown.run(act).finally(() => {
      this.running -= 1
    })
  }

  private look(struck: Fork): Omit<Seen, 'again' | 'left' | 'violations'> {
    const { prepared, shown, companions, values } = this
    const { device, product } = this.tab
    const { world } = this.stage.backend
    const log = this.log()
    const requests = this.requestsTo(prepared.call.id)
    const each = this.requestsTo(companions.id).length / companions.outcomes.length
    return {
      outcome: this.outcome(),
      failure: shown.failure,
      at: requests.map(({ at }) => at.epochMilliseconds - this.begun),
      ends: this.stage.clock.milliseconds - this.begun,
      refreshes: this.requestsTo('session.refresh-token').length,
      company: companions.outcomes.map((outcome) => ({ outcome, requests: each })),
      busy: shown.busy,
      waiting: this.waiting,
      shownKept: shown.value === (this.cell.manner === 'watched' ? undefined : prepared.value),
      lastShown: shown.value === values.at(-1),
      shown: comparedWith(prepared.value, shown.value),
      effect: struck.effect(),
      session: sessionSeen(product, device, prepared.session),
      leaks: leaksIn({ world, device, product, log, logged: this.stage.watch.logged, failure: shown.failure }),
    }
  }

  /** The same once more, now that nothing is wrong: where it had not been done, on top of what was left behind. */
  private async again({ outcome }: Pick<Seen, 'outcome'>): Promise<Seen['again']> {
    const { stage, prepared, tab } = this
    stage.backend.faults.halt()
    await stage.clock.settle()
    const { session } = tab.product
    const isOver = prepared.session.grant !== undefined && session.value.grant === undefined
    if (outcome === 'done' || outcome.startsWith('refused') || isOver) prepared.fork.undo()
    if (isOver) {
      const grant = await stage.grant()
      session.update((before) => signedIn(before, { grant }, true))
    }
    this.start()
    await stage.clock.settle()
    return { outcome: this.outcome(), effect: prepared.fork.effect(), busy: this.shown.busy }
  }

  private outcome(): Seen['outcome'] {
    return this.running > 0 ? 'unsettled' : outcomeOf(this.shown, this.prepared.row.refusals)
  }

  private left(): readonly string[] {
    const { clock, watch, backend } = this.stage
    const waiting = clock.left + backend.faults.held
    return [
      ...(unsent.any && !this.wasUnsent ? ['something counts as unsent'] : []),
      ...watch.rejected.map((reason) => `rejection ${reason}`),
      ...watch.timers,
      ...(waiting > 0 ? [`${waiting} still waiting`] : []),
    ]
  }

  private log(): readonly LogEntry[] {
    return this.stage.backend.log.slice(this.from)
  }

  private requestsTo(id: string): readonly LogEntry[] {
    return this.log().filter(({ call }) => call === id)
  }
}

function wrongIn({ call, violations, mockFault }: LogEntry): readonly string[] {
  return [...violations, ...(mockFault ? [mockFault] : [])].map((words) => `${call}: ${words}`)
}
