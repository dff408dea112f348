import type { Category, FoundVideo, Intro, Series, WholeSeries } from '#domain/learning/library'
import type { Language } from '#domain/shared/language'
import { type Token, token } from '../../shared/token.ts'

export interface Categories {
  readonly categories: readonly Category[]
  readonly intro: Intro | undefined
}

export interface VideoQuery {
  /** Not empty. */
  readonly keyword: string
  readonly language: Language
}

/** The club's videos, by series. */
export interface VideoLibrary {
  /** Languages of the library that the product supports. */
  languages(signal?: AbortSignal): Promise<readonly Language[]>
  categories(signal?: AbortSignal): Promise<Categories>
  series(signal?: AbortSignal): Promise<readonly Series[]>
  oneSeries(id: string, signal?: AbortSignal): Promise<WholeSeries>
  search(query: VideoQuery, signal?: AbortSignal): Promise<readonly FoundVideo[]>
}
export const VideoLibrary: Token<VideoLibrary> = token('VideoLibrary')
