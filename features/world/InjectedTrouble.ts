import type { Backend } from '#mocks/createBackend'
import type { InjectedFault } from '#mocks/http/InjectedFaults'
import type { CallGroup } from './callGroups.ts'

export class InjectedTrouble {
  private readonly backend: Pick<Backend, 'faults'>

  constructor(backend: Pick<Backend, 'faults'>) {
    this.backend = backend
  }

  breaks(calls: CallGroup): void {
    this.plant({ kind: 'server-fault' }, calls)
  }

  refuses(calls: CallGroup, code: number, message?: string): void {
    this.plant({ kind: 'refused', code, ...(message !== undefined && { message }) }, calls)
  }

  takesNoteOnly(calls: CallGroup): void {
    this.plant({ kind: 'noted' }, calls)
  }

  answersWithCode(calls: CallGroup, code: number): void {
    this.plant({ kind: 'coded', code }, calls)
  }

  losesAnswer(calls: CallGroup, times?: number): void {
    this.plant({ kind: 'answer-lost' }, calls, times)
  }

  neverHears(calls: CallGroup, times?: number): void {
    this.plant({ kind: 'no-network' }, calls, times)
  }

  staysSilent(calls: CallGroup): void {
    this.plant({ kind: 'no-answer' }, calls)
  }

  /** Slow enough for a second press. */
  isSlow(calls: CallGroup): void {
    this.plant({ kind: 'slow', milliseconds: 3000 }, calls, 1)
  }

  failsOnce(calls: CallGroup): void {
    this.plant({ kind: 'server-fault' }, calls, 1)
  }

  reorders(calls: CallGroup): void {
    this.plant({ kind: 'reordered' }, calls, 1)
  }

  sendsBroken(calls: CallGroup, record: number): void {
    this.plant({ kind: 'drifted', how: 'missing-field', record }, calls)
  }

  /** Releases held answers and removes all faults. */
  isOver(): void {
    this.backend.faults.halt()
  }

  private plant(fault: InjectedFault, calls: CallGroup, times?: number): void {
    this.backend.faults.plant(fault, calls, times)
  }
}
