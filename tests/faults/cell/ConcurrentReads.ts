import type { ServiceIdentifier } from 'inversify'
import { Accounts } from '#app/session/ports/Accounts'
import { Layouts } from '#app/support/ports/Layouts'
import type { Resolver } from '#composition/provide'
import { readView } from './ObservedView.ts'
import { ViewObserver } from './ViewObserver.ts'

export const concurrentReadDependencies: readonly ServiceIdentifier[] = [Accounts, Layouts]

export class ConcurrentReads {
  readonly id: ReturnType<typeof companionOf>
  private readonly readings: ViewObserver[] = []

  constructor(called: ReadonlySet<string>) {
    this.id = companionOf(called)
  }

  join(ask: Resolver, count: number): void {
    const reads: Readonly<Record<typeof this.id, () => Promise<unknown>>> = {
      'session.me': () => ask(Accounts).profile(),
      'session.lesson-credit-v2': () => ask(Accounts).credit(),
      'support.layout-home': () => ask(Layouts).home(),
    }
    const read = reads[this.id]
    for (let index = 0; index < count; index += 1) {
      const shown = new ViewObserver(readView(read), 'reading')
      shown.act()
      this.readings.push(shown)
    }
  }

  get outcomes() {
    return this.readings.map(({ outcome }) => outcome)
  }
}

/** A launch monitor's customer may read neither the club's profile nor credits. */
function companionOf(called: ReadonlySet<string>) {
  if (called.has('session.skytrak-customer-me') || called.has('devices.change-password')) return 'support.layout-home'
  return (['session.me', 'session.lesson-credit-v2', 'support.layout-home'] as const).find((id) => !called.has(id)) ?? 'support.layout-home'
}
