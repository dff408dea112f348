import type { KeptUsage } from './ports/KeptUsage.ts'
import type { Preferences } from './ports/Preferences.ts'

/** Lets the club learn how its films are used, or no more: then what it has not heard yet is forgotten, too. */
export class ChooseUsageAnalytics {
  private readonly preferences: Pick<Preferences, 'change'>
  private readonly kept: KeptUsage

  constructor(preferences: Pick<Preferences, 'change'>, kept: KeptUsage) {
    this.preferences = preferences
    this.kept = kept
  }

  execute(isAllowed: boolean): void {
    this.preferences.change({ usageAnalytics: isAllowed })
    if (!isAllowed) this.kept.forget()
  }
}
