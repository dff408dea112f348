import { distinctUntilChanged, map, type Observable } from 'rxjs'
import type { Viewing, ViewingHabits } from '#app/learning/ports/Viewing'
import type { Preferences, PreferenceValues } from '#app/session/ports/Preferences'
import type { Language } from '#domain/shared/language'

/** Learning's habits are among the session's preferences. */
export class SessionViewing implements Viewing {
  readonly changes: Observable<ViewingHabits>
  private readonly preferences: Preferences

  constructor(preferences: Preferences) {
    this.preferences = preferences
    this.changes = preferences.changes.pipe(
      map(habits),
      distinctUntilChanged((one, other) => one.captions === other.captions && one.usageAnalytics === other.usageAnalytics),
    )
  }

  get value(): ViewingHabits {
    return habits(this.preferences.value)
  }

  chooseCaptions(captions: Language | 'off'): void {
    this.preferences.change({ captions })
  }
}

function habits({ captions, usageAnalytics }: PreferenceValues): ViewingHabits {
  return { captions, usageAnalytics }
}
