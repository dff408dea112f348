import type { Language } from '#domain/shared/language'
import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

export type Theme = 'system' | 'light' | 'dark'

export interface PreferenceValues {
  readonly theme: Theme
  /** Whether the profile is open beside wide screens. */
  readonly summaryOpen: boolean
  /** Of the profile beside wide screens, in CSS pixels. */
  readonly summaryWidth: number
  /** Language of captions; undefined until the player chooses, then the language on the screen counts. */
  readonly captions?: Language | 'off' | undefined
  /** Of videos; undefined until the player chooses one. */
  readonly speed?: number | undefined
  /** Consent to playback analytics; `watchedTime` is reported anyway. */
  readonly usageAnalytics: boolean
}

/** Settings on this device; they survive a sign-out. */
export interface Preferences extends Source<PreferenceValues> {
  change(values: Partial<PreferenceValues>): void
}
export const Preferences: Token<Preferences> = token('Preferences')
