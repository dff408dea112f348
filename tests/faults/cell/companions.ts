import { Accounts } from '#app/session/ports/Accounts'
import type { Ask } from '#composition/provide'
import { outcomeOf, reading, type Shown } from './Shown.ts'

/** Readings that run beside an action, of whatever the action does not read. */
export class Companions {
  readonly id: string
  private readonly readings: Shown[] = []

  constructor(beside: string) {
    this.id = beside === 'session.me' ? 'session.lesson-credit-v2' : 'session.me'
  }

  join(ask: Ask, count: number): void {
    const read = () => (this.id === 'session.me' ? ask(Accounts).profile() : ask(Accounts).credit())
    for (let index = 0; index < count; index += 1) {
      const shown = reading(undefined)
      void shown.run(read)
      this.readings.push(shown)
    }
  }

  get outcomes() {
    return this.readings.map((each) => outcomeOf(each))
  }
}
