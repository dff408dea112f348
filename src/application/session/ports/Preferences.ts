import type { Language } from '#domain/shared/language'
import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

export type Theme = 'system' | 'light' | 'dark'

export interface PreferenceValues {
  readonly theme: Theme
  /** Whether the profile summary stands beside wide screens. */
  readonly summaryOpen: boolean
  /** Which captions films show; absent until the player has chosen: the language on the screen then. */
  readonly captions?: Language | 'off' | undefined
  /** Whether the club may learn how films are watched, beyond how much of them. */
  readonly usageAnalytics: boolean
}

/** How the product shows itself on this device; outlives a sign-out. */
export interface Preferences extends Source<PreferenceValues> {
  change(values: Partial<PreferenceValues>): void
}
export const Preferences: Token<Preferences> = token('Preferences')
