import type { Language } from '../shared/language.ts'
import type { Media } from './media.ts'

export interface Category {
  readonly id: string
  readonly title: string
}

export interface Intro {
  readonly title: string
  readonly media: Media
}

export interface Series {
  readonly id: string
  readonly categoryId: string
  readonly title: string
  readonly lead?: string | undefined
  readonly poster?: string | undefined
  readonly languages: readonly Language[]
  readonly videoCount: number
  readonly watchedCount: number
  readonly isFavourite: boolean
}

export interface SeriesVideo {
  readonly id: string
  readonly title: string
  readonly seconds: number
  readonly poster?: string | undefined
  /** In whole per cent. */
  readonly progress: number
  readonly isFavourite: boolean
}

export interface FoundVideo extends SeriesVideo {
  readonly seriesId: string
  readonly seriesTitle: string
}

export interface WholeSeries extends Series {
  readonly videos: readonly SeriesVideo[]
}

/** Series of a category, or of all without one, in this language. */
export function seriesIn(series: readonly Series[], category: string | undefined, language: Language | undefined): readonly Series[] {
  const isSpoken = ({ languages }: Series) => language === undefined || languages.includes(language)
  return series.filter((each) => isSpoken(each) && (category === undefined || each.categoryId === category))
}

/** The preferred language if the library has it, else the screen's, else the first. */
export function libraryLanguage(offered: readonly Language[], preferred: Language | undefined, onScreen: Language): Language | undefined {
  return [preferred, onScreen].find((language) => language !== undefined && offered.includes(language)) ?? offered[0]
}

/** The first video that was not watched to the end. */
export function nextVideo<Video extends Pick<SeriesVideo, 'progress'>>(videos: readonly Video[]): Video | undefined {
  return videos.find(({ progress }) => progress < watchedToEnd)
}

/** In per cent: a player who leaves during the last words has seen the video. */
export const watchedToEnd = 95
