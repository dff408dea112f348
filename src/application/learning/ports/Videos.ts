import type { Video } from '#domain/learning/video'
import { type Token, token } from '../../shared/token.ts'

/** The library's videos, one by one. */
export interface Videos {
  byId(id: string, signal?: AbortSignal): Promise<Video>
  /** Seconds seen altogether: the newest counts, so that it may be told twice. It is sent even while the page goes. */
  reportWatched(id: string, watchedTime: number): Promise<void>
}
export const Videos: Token<Videos> = token('Videos')
