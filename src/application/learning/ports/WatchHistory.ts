import type { WatchProgress } from '#domain/learning/watchProgress'
import { type Token, token } from '../../shared/token.ts'

/** Videos that the signed-in player watched on this device. Cleared by a sign-out. */
export interface WatchHistory {
  /** Last watched first. */
  all(): readonly WatchProgress[]
  find(videoId: string): WatchProgress | undefined
  /** Merges with stored ranges, such as another tab's. */
  save(progress: WatchProgress): void
}
export const WatchHistory: Token<WatchHistory> = token('WatchHistory')
