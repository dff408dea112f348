import { corruptResponse, replacementResponse } from './faultyResponses.ts'
import type { Answer } from './handler.ts'
import type { InjectedFault, InjectedFaults } from './InjectedFaults.ts'
import type { MatchedRequest } from './MatchedRequest.ts'
import type { ServerName } from './regions.ts'

export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

export type RunExclusively = <T>(work: () => Promise<T>) => Promise<T>

interface Task {
  readonly matched: MatchedRequest
  readonly server: ServerName
  readonly signal: AbortSignal
  readonly fault: InjectedFault | undefined
  readonly answered: (answer: Answer) => void
}

export class Responder {
  private readonly faults: InjectedFaults
  private readonly wait: Wait
  private readonly runExclusively: RunExclusively
  private last: Promise<unknown> = Promise.resolve()

  constructor(faults: InjectedFaults, wait: Wait, turn: RunExclusively) {
    this.faults = faults
    this.wait = wait
    this.runExclusively = turn
  }

  async respond({ matched, server, signal, fault, answered }: Task): Promise<Response> {
    const { id } = matched.call
    if (fault?.kind === 'no-network') return Response.error()
    if (fault?.kind === 'no-answer') await this.faults.hold(id, signal)
    if (fault?.kind === 'slow') await this.faults.hold(id, signal, this.wait(fault.milliseconds, signal))
    if (signal.aborted) return Response.error()
    const instead = fault && replacementResponse(fault, server)
    if (instead) return instead
    const answer = await this.runSerially(() => matched.run())
    answered(answer)
    this.faults.releaseReordered(id)
    if (fault?.kind === 'reordered') await this.faults.hold(id, signal)
    return corruptResponse(fault, answer)
  }

  /** Serialises requests, so that nobody changes what another request has read before it writes. */
  private runSerially<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(() => this.runExclusively(work))
    this.last = mine.catch(() => undefined)
    return mine
  }
}
