import type { LessonCredits } from '#domain/session/credit'
import type { Player } from '#domain/session/player'
import type { ProfileSource } from '#domain/session/profileSource'
import { type Token, token } from '../../shared/token.ts'

/** The player's account. Failures of reads contain the code only. */
export interface Accounts {
  /** The club's own by default. */
  profile(source?: ProfileSource): Promise<Player>
  /** Version 2: credits left. */
  credit(): Promise<number>
  /** Version 3: credits left, their total, and when they expire. */
  creditV3(): Promise<LessonCredits>
}
export const Accounts: Token<Accounts> = token('Accounts')
