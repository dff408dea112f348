import { corruptResponse, replacementResponse } from './faultyResponses.ts'
import type { Answer } from './handler.ts'
import type { InjectedFault, InjectedFaults } from './InjectedFaults.ts'
import type { MatchedRequest } from './MatchedRequest.ts'
import type { ServerName } from './regions.ts'

/** Resolves after so much of whatever time the host goes by. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

/** Runs work that looks at the world or changes it, one at a time. */
export type RunExclusively = <T>(work: () => Promise<T>) => Promise<T>

interface Task {
  readonly matched: MatchedRequest
  readonly server: ServerName
  readonly signal: AbortSignal
  readonly fault: InjectedFault | undefined
  /** Told of an answer before anything spoils it. */
  readonly answered: (answer: Answer) => void
}

/** Carries a request out and its answer back, as well as the network lets it. */
export class Responder {
  private readonly faults: InjectedFaults
  private readonly wait: Wait
  private readonly turn: RunExclusively
  private last: Promise<unknown> = Promise.resolve()

  constructor(faults: InjectedFaults, wait: Wait, turn: RunExclusively) {
    this.faults = faults
    this.wait = wait
    this.turn = turn
  }

  async carry({ matched, server, signal, fault, answered }: Task): Promise<Response> {
    const { id } = matched.call
    if (fault?.kind === 'no-network') return Response.error()
    if (fault?.kind === 'no-answer') await this.faults.hold(id, signal)
    if (fault?.kind === 'slow') await this.faults.hold(id, signal, this.wait(fault.milliseconds, signal))
    if (signal.aborted) return Response.error()
    const instead = fault && replacementResponse(fault, server)
    if (instead) return instead
    const answer = await this.inTurn(() => matched.run())
    answered(answer)
    this.faults.overtaken(id)
    if (fault?.kind === 'reordered') await this.faults.hold(id, signal)
    return corruptResponse(fault, answer)
  }

  /** One after the other: what one has looked at, nobody changes before it has written. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(() => this.turn(work))
    this.last = mine.catch(() => undefined)
    return mine
  }
}
