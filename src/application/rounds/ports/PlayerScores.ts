import type { PlayerScore, ScoreEntry } from '#domain/rounds/challengeScore'
import { type Token, token } from '../../shared/token.ts'

/** The player's own scores in challenges. */
export interface PlayerScores {
  all(signal?: AbortSignal): Promise<readonly PlayerScore[]>
  /** Must not be sent twice. */
  add(entry: ScoreEntry): Promise<void>
}
export const PlayerScores: Token<PlayerScores> = token('PlayerScores')
