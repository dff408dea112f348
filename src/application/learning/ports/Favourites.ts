import type { Favourite } from '#domain/learning/favourite'
import type { FoundVideo, Series } from '#domain/learning/library'
import { type Token, token } from '../../shared/token.ts'

export interface KeptVideos {
  readonly series: readonly Series[]
  readonly videos: readonly FoundVideo[]
}

/** What the player keeps of the library. */
export interface Favourites {
  list(signal?: AbortSignal): Promise<KeptVideos>
  /** May be sent twice: it is kept, or not, all the same. */
  set(favourite: Favourite, isKept: boolean): Promise<void>
}
export const Favourites: Token<Favourites> = token('Favourites')
