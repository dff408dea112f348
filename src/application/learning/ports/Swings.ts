import type { RecordedSwing, Swing } from '#domain/learning/swing'
import { type Token, token } from '../../shared/token.ts'

/** The player's recorded swings. */
export interface Swings {
  /** Newest first. */
  list(signal?: AbortSignal): Promise<readonly Swing[]>
  byId(id: string, signal?: AbortSignal): Promise<RecordedSwing>
  /** Not idempotent: sent once. */
  sendToCoach(id: string, comment: string): Promise<void>
}
export const Swings: Token<Swings> = token('Swings')
