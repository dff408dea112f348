import { distinctUntilChanged, map, type Observable } from 'rxjs'
import type { PlaybackPreferences, PlaybackSettings } from '#app/learning/ports/PlaybackPreferences'
import type { Preferences, PreferenceValues } from '#app/session/ports/Preferences'
import type { PrivacySignal } from '#app/session/ports/PrivacySignal'
import { type Speed, speeds } from '#domain/learning/speed'
import type { Language } from '#domain/shared/language'

export class SessionPlaybackPreferences implements PlaybackPreferences {
  readonly changes: Observable<PlaybackSettings>
  private readonly preferences: Preferences
  private readonly signal: PrivacySignal

  constructor(preferences: Preferences, signal: PrivacySignal) {
    this.preferences = preferences
    this.signal = signal
    this.changes = preferences.changes.pipe(
      map((values) => this.habits(values)),
      distinctUntilChanged(
        (one, other) => one.captions === other.captions && one.speed === other.speed && one.usageAnalytics === other.usageAnalytics,
      ),
    )
  }

  get value(): PlaybackSettings {
    return this.habits(this.preferences.value)
  }

  chooseCaptions(captions: Language | 'off'): void {
    this.preferences.change({ captions })
  }

  chooseSpeed(speed: Speed): void {
    this.preferences.change({ speed })
  }

  private habits({ captions, speed, usageAnalytics }: PreferenceValues): PlaybackSettings {
    return { captions, speed: speeds.find((each) => each === speed) ?? 1, usageAnalytics: usageAnalytics && !this.signal() }
  }
}
