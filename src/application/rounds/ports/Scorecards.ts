import type { Scorecard, ScorecardHole, ScorecardSettings } from '#domain/rounds/scorecard'
import { type Token, token } from '../../shared/token.ts'

/** Scorecards at the club. Repeating a save changes nothing. */
export interface Scorecards {
  find(roundId: string, playerId: string, signal?: AbortSignal): Promise<Scorecard>
  saveHole(hole: ScorecardHole, playerId: string): Promise<void>
  saveSettings(settings: ScorecardSettings, playerId: string): Promise<void>
}
export const Scorecards: Token<Scorecards> = token('Scorecards')
