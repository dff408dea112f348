import type { Video } from '#domain/learning/video'
import { type Token, token } from '../../shared/token.ts'

/** Single videos of the library. */
export interface Videos {
  byId(id: string, signal?: AbortSignal): Promise<Video>
  /** Total seconds watched. Idempotent: the newest value counts. Sent even while the page closes. */
  reportWatched(id: string, watchedTime: number): Promise<void>
}
export const Videos: Token<Videos> = token('Videos')
