import type { LessonCredits } from '#domain/session/credit'
import type { Player } from '#domain/session/player'
import type { ProfileSource } from '#domain/session/profileSource'
import { type Token, token } from '../../shared/token.ts'

/** The player's account on the server. Reads fail with the code alone. */
export interface Accounts {
  /** The club's own unless said otherwise. */
  profile(source?: ProfileSource): Promise<Player>
  /** Version 2: what is left. */
  credit(): Promise<number>
  /** Version 3: what is left, of how many, and until when. */
  creditV3(): Promise<LessonCredits>
}
export const Accounts: Token<Accounts> = token('Accounts')
