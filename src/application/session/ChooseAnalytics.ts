import type { Preferences } from './ports/Preferences.ts'
import type { StoredEvents } from './ports/StoredEvents.ts'

/** Lets the club learn how its films are used, or no more: then what it has not heard yet is forgotten, too. */
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
