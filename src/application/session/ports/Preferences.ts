import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

export type Theme = 'system' | 'light' | 'dark'

export interface PreferenceValues {
  readonly theme: Theme
  /** Whether the profile summary stands beside wide screens. */
  readonly summaryOpen: boolean
}

/** How the product shows itself on this device; outlives a sign-out. */
export interface Preferences extends Source<PreferenceValues> {
  change(values: Partial<PreferenceValues>): void
}
export const Preferences: Token<Preferences> = token('Preferences')
