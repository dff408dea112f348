import type { NewRound, PlaySettings, Round, RoundSummary } from '#domain/rounds/round'
import { type Token, token } from '../../shared/token.ts'

/** The rounds of golf that the player has played. */
export interface Rounds {
  all(signal?: AbortSignal): Promise<readonly RoundSummary[]>
  byId(id: number, signal?: AbortSignal): Promise<Round>
  /** Must not be sent twice. */
  add(round: NewRound): Promise<void>
  /** Of the player's latest round. */
  latestSettings(signal?: AbortSignal): Promise<PlaySettings>
}
export const Rounds: Token<Rounds> = token('Rounds')
