import type { ServiceIdentifier } from 'inversify'
import { Accounts } from '#app/session/ports/Accounts'
import { Notifications } from '#app/session/ports/Notifications'
import type { Ask } from '#composition/provide'
import { outcomeOf, reading, type Shown } from './Shown.ts'

/** What companions ask the container for. */
export const askedByCompanions: readonly ServiceIdentifier[] = [Accounts, Notifications]

/** By the call beside which the profile can't be read: it reads the profile itself, or its session has none at the club. */
const others: Readonly<Record<string, string>> = {
  'session.me': 'session.lesson-credit-v2',
  'session.skytrak-customer-me': 'session.notifications',
}

const reads: Readonly<Record<string, (ask: Ask) => Promise<unknown>>> = {
  'session.me': (ask) => ask(Accounts).profile(),
  'session.lesson-credit-v2': (ask) => ask(Accounts).credit(),
  'session.notifications': (ask) => ask(Notifications).all(),
}

/** Readings that run beside an action, of whatever the action does not read. */
export class Companions {
  readonly id: string
  private readonly readings: Shown[] = []

  constructor(beside: string) {
    this.id = others[beside] ?? 'session.me'
  }

  join(ask: Ask, count: number): void {
    const read = () => reads[this.id]?.(ask) ?? Promise.reject(new Error(`Nothing reads ${this.id}`))
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
