import type { TrackedEntry, TrackedRound } from '#domain/rounds/tracking'
import { type Token, token } from '../../shared/token.ts'

/** The rounds that the player tracks. */
export interface GameTracking {
  all(signal?: AbortSignal): Promise<readonly TrackedRound[]>
  /** Must not be sent twice. */
  add(entry: TrackedEntry): Promise<void>
  change(round: TrackedRound): Promise<void>
  /** Also where it is gone already. */
  remove(id: number): Promise<void>
}
export const GameTracking: Token<GameTracking> = token('GameTracking')
