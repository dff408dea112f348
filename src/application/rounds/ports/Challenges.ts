import type { Challenge, ChallengeSummary } from '#domain/rounds/challenge'
import { type Token, token } from '../../shared/token.ts'

/** Failures keep the code alone. */
export interface Challenges {
  all(signal?: AbortSignal): Promise<readonly ChallengeSummary[]>
  byId(id: string, signal?: AbortSignal): Promise<Challenge>
}
export const Challenges: Token<Challenges> = token('Challenges')
