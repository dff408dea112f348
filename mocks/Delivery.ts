import type { Errand } from './Errand.ts'
import type { Fault, Faults } from './Faults.ts'
import { answerInstead, spoilt } from './faultyAnswers.ts'
import type { Answer } from './handling.ts'
import type { ServerName } from './regions.ts'

/** Resolves after so much of whatever time the host goes by. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

/** Runs work that looks at the world or changes it, one at a time. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>

interface Task {
  readonly errand: Errand
  readonly server: ServerName
  readonly signal: AbortSignal
  readonly fault: Fault | undefined
  /** Told of an answer before anything spoils it. */
  readonly answered: (answer: Answer) => void
}

/** Carries a request out and its answer back, as well as the network lets it. */
export class Delivery {
  private readonly faults: Faults
  private readonly wait: Wait
  private readonly turn: Turn
  private last: Promise<unknown> = Promise.resolve()

  constructor(faults: Faults, wait: Wait, turn: Turn) {
    this.faults = faults
    this.wait = wait
    this.turn = turn
  }

  async carry({ errand, server, signal, fault, answered }: Task): Promise<Response> {
    const { id } = errand.call
    if (fault?.kind === 'no-network') return Response.error()
    if (fault?.kind === 'no-answer') await this.faults.hold(id, signal)
    if (fault?.kind === 'slow') await this.faults.hold(id, signal, this.wait(fault.milliseconds, signal))
    if (signal.aborted) return Response.error()
    const instead = fault && answerInstead(fault, server)
    if (instead) return instead
    const answer = await this.inTurn(() => errand.run())
    answered(answer)
    this.faults.overtaken(id)
    if (fault?.kind === 'reordered') await this.faults.hold(id, signal)
    return spoilt(fault, answer)
  }

  /** One after the other: what one has looked at, nobody changes before it has written. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(() => this.turn(work))
    this.last = mine.catch(() => undefined)
    return mine
  }
}
