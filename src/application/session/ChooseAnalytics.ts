import type { Preferences } from './ports/Preferences.ts'
import type { StoredEvents } from './ports/StoredEvents.ts'

/** Withdrawing consent also deletes events that were not sent. */
export class ChooseAnalytics {
  private readonly preferences: Pick<Preferences, 'change'>
  private readonly kept: StoredEvents

  constructor(preferences: Pick<Preferences, 'change'>, kept: StoredEvents) {
    this.preferences = preferences
    this.kept = kept
  }

  execute(isAllowed: boolean): void {
    this.preferences.change({ usageAnalytics: isAllowed })
    if (!isAllowed) this.kept.forget()
  }
}
