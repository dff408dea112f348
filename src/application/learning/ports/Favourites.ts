import type { Favourite } from '#domain/learning/favourite'
import type { FoundVideo, Series } from '#domain/learning/library'
import { type Token, token } from '../../shared/token.ts'

export interface KeptVideos {
  readonly series: readonly Series[]
  readonly videos: readonly FoundVideo[]
}

/** The player's favourites in the library. */
export interface Favourites {
  list(signal?: AbortSignal): Promise<KeptVideos>
  /** Idempotent. */
  set(favourite: Favourite, isKept: boolean): Promise<void>
}
export const Favourites: Token<Favourites> = token('Favourites')
