import type { Backend } from '#mocks/createBackend'
import type { Fault } from '#mocks/Faults'
import type { Errand } from './errands.ts'

/** What goes wrong between the club and its players. */
export class Trouble {
  private readonly backend: Pick<Backend, 'faults'>

  constructor(backend: Pick<Backend, 'faults'>) {
    this.backend = backend
  }

  breaks(errand: Errand): void {
    this.plant({ kind: 'server-fault' }, errand)
  }

  refuses(errand: Errand, code: number, message?: string): void {
    this.plant({ kind: 'refused', code, ...(message !== undefined && { message }) }, errand)
  }

  takesNoteOnly(errand: Errand): void {
    this.plant({ kind: 'noted' }, errand)
  }

  answersWithCode(errand: Errand, code: number): void {
    this.plant({ kind: 'coded', code }, errand)
  }

  losesAnswer(errand: Errand): void {
    this.plant({ kind: 'answer-lost' }, errand)
  }

  neverHears(errand: Errand): void {
    this.plant({ kind: 'no-network' }, errand)
  }

  staysSilent(errand: Errand): void {
    this.plant({ kind: 'no-answer' }, errand)
  }

  /** Later than somebody needs for another press. */
  isSlow(errand: Errand): void {
    this.plant({ kind: 'slow', milliseconds: 3000 }, errand, 1)
  }

  failsOnce(errand: Errand): void {
    this.plant({ kind: 'server-fault' }, errand, 1)
  }

  /** The next answer comes after the one that follows it. */
  reorders(errand: Errand): void {
    this.plant({ kind: 'reordered' }, errand, 1)
  }

  sendsBroken(errand: Errand, record: number): void {
    this.plant({ kind: 'drifted', how: 'missing-field', record }, errand)
  }

  /** Whatever was held back is answered, and nothing goes wrong any more. */
  isOver(): void {
    this.backend.faults.halt()
  }

  private plant(fault: Fault, errand: Errand, times?: number): void {
    this.backend.faults.plant(fault, errand, times)
  }
}
