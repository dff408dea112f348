import type { Speed } from '#domain/learning/speed'
import type { Language } from '#domain/shared/language'
import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

export interface PlaybackSettings {
  /** Language of captions; undefined until the player chooses, then the language on the screen counts. */
  readonly captions?: Language | 'off' | undefined
  /** 1 until the player chooses another. */
  readonly speed: Speed
  /** Consent to playback analytics; `watchedTime` is reported anyway. */
  readonly usageAnalytics: boolean
}

/** The player's playback settings on this device. */
export interface PlaybackPreferences extends Source<PlaybackSettings> {
  chooseCaptions(captions: Language | 'off'): void
  chooseSpeed(speed: Speed): void
}
export const PlaybackPreferences: Token<PlaybackPreferences> = token('PlaybackPreferences')
