import { distinctUntilChanged, map, type Observable } from 'rxjs'
import type { Viewing, ViewingHabits } from '#app/learning/ports/Viewing'
import type { Preferences, PreferenceValues } from '#app/session/ports/Preferences'
import type { PrivacySignal } from '#app/session/ports/PrivacySignal'
import type { Language } from '#domain/shared/language'

/** Learning's habits are among the session's preferences; what the browser asks for outweighs them. */
export class SessionViewing implements Viewing {
  readonly changes: Observable<ViewingHabits>
  private readonly preferences: Preferences
  private readonly signal: PrivacySignal

  constructor(preferences: Preferences, signal: PrivacySignal) {
    this.preferences = preferences
    this.signal = signal
    this.changes = preferences.changes.pipe(
      map((values) => this.habits(values)),
      distinctUntilChanged((one, other) => one.captions === other.captions && one.usageAnalytics === other.usageAnalytics),
    )
  }

  get value(): ViewingHabits {
    return this.habits(this.preferences.value)
  }

  chooseCaptions(captions: Language | 'off'): void {
    this.preferences.change({ captions })
  }

  private habits({ captions, usageAnalytics }: PreferenceValues): ViewingHabits {
    return { captions, usageAnalytics: usageAnalytics && !this.signal() }
  }
}
