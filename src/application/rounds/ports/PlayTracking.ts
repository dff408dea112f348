import type { HoleRecord, PlayPoint, PointsOfHole, RoundComment } from '#domain/rounds/playTracking'
import { type Token, token } from '../../shared/token.ts'

/** What belongs to a round beside its scores: where the balls lay, and what coaches say. */
export interface PlayTracking {
  points(roundId: number, signal?: AbortSignal): Promise<readonly PointsOfHole[]>
  /** Replaces those of the hole. */
  savePoints(roundId: number, hole: number, points: readonly PlayPoint[]): Promise<void>
  comments(roundId: number, signal?: AbortSignal): Promise<readonly RoundComment[]>
  /** On all courses. */
  holeRecords(signal?: AbortSignal): Promise<readonly HoleRecord[]>
}
export const PlayTracking: Token<PlayTracking> = token('PlayTracking')
