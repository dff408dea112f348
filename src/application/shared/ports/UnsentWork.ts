import { type Token, token } from '../token.ts'

export interface UnsentItems {
  readonly kind: 'holes' | 'forms'
  /** At least one. */
  readonly count: number
}

/** What was entered and is on this device only, so that a sign-out would delete it. Each context that keeps such entries implements this. */
export interface UnsentWork {
  items(): readonly UnsentItems[]
}
export const UnsentWork: Token<UnsentWork> = token('UnsentWork')
