import type { Language } from '#domain/shared/language'
import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

export interface PlaybackSettings {
  /** Which captions films show; absent until the player has chosen: the language on the screen then. */
  readonly captions?: Language | 'off' | undefined
  /** Whether the club may learn how films are watched, beyond how much of them. */
  readonly usageAnalytics: boolean
}

/** How the player likes to watch, on this device. */
export interface PlaybackPreferences extends Source<PlaybackSettings> {
  chooseCaptions(captions: Language | 'off'): void
}
export const PlaybackPreferences: Token<PlaybackPreferences> = token('PlaybackPreferences')
