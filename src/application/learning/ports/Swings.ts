import type { RecordedSwing, Swing } from '#domain/learning/swing'
import { type Token, token } from '../../shared/token.ts'

/** The player's swings, as the club has filmed them. */
export interface Swings {
  /** Newest first. */
  list(signal?: AbortSignal): Promise<readonly Swing[]>
  byId(id: string, signal?: AbortSignal): Promise<RecordedSwing>
  /** Must not be sent twice. */
  sendToCoach(id: string, comment: string): Promise<void>
}
export const Swings: Token<Swings> = token('Swings')
