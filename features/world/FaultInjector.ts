import type { Backend } from '#mocks/createBackend'
import type { InjectedFault } from '#mocks/http/InjectedFaults'
import type { CallGroup } from './callGroups.ts'

export class FaultInjector {
  private readonly backend: Pick<Backend, 'faults'>

  constructor(backend: Pick<Backend, 'faults'>) {
    this.backend = backend
  }

  failWithServerError(calls: CallGroup): void {
    this.plant({ kind: 'server-fault' }, calls)
  }

  refuse(calls: CallGroup, code: number, message?: string): void {
    this.plant({ kind: 'refused', code, ...(message !== undefined && { message }) }, calls)
  }

  acceptWithoutEffect(calls: CallGroup): void {
    this.plant({ kind: 'noted' }, calls)
  }

  answerWithCode(calls: CallGroup, code: number): void {
    this.plant({ kind: 'coded', code }, calls)
  }

  loseAnswer(calls: CallGroup, times?: number): void {
    this.plant({ kind: 'answer-lost' }, calls, times)
  }

  failConnection(calls: CallGroup, times?: number): void {
    this.plant({ kind: 'no-network' }, calls, times)
  }

  neverAnswer(calls: CallGroup): void {
    this.plant({ kind: 'no-answer' }, calls)
  }

  /** Slow enough for a second press. */
  delay(calls: CallGroup): void {
    this.plant({ kind: 'slow', milliseconds: 3000 }, calls, 1)
  }

  failOnce(calls: CallGroup): void {
    this.plant({ kind: 'server-fault' }, calls, 1)
  }

  reorder(calls: CallGroup): void {
    this.plant({ kind: 'reordered' }, calls, 1)
  }

  sendInvalidRecord(calls: CallGroup, record: number): void {
    this.plant({ kind: 'drifted', how: 'missing-field', record }, calls)
  }

  /** Releases held answers and removes all faults. */
  clear(): void {
    this.backend.faults.removeAll()
  }

  private plant(fault: InjectedFault, calls: CallGroup, times?: number): void {
    this.backend.faults.inject(fault, calls, times)
  }
}
