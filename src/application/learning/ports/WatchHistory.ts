import type { WatchProgress } from '#domain/learning/watchProgress'
import { type Token, token } from '../../shared/token.ts'

/** What the signed-in player has watched on this device. Nothing is kept after a sign-out. */
export interface WatchHistory {
  /** The one that was watched last comes first. */
  all(): readonly WatchProgress[]
  find(videoId: string): WatchProgress | undefined
  /** Ranges that were kept before, such as by another tab, stay. */
  save(progress: WatchProgress): void
}
export const WatchHistory: Token<WatchHistory> = token('WatchHistory')
