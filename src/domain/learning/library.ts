import type { Language } from '../shared/language.ts'
import type { Media } from './media.ts'

export interface Category {
  readonly id: string
  readonly title: string
}

/** What the library says of itself. */
export interface Intro {
  readonly title: string
  readonly media: Media
}

export interface Series {
  readonly id: string
  readonly categoryId: string
  readonly title: string
  readonly lead?: string | undefined
  /** Of a picture, absolute. */
  readonly poster?: string | undefined
  /** In which it is told. */
  readonly languages: readonly Language[]
  readonly videoCount: number
  /** How many of them were watched to their end. */
  readonly watchedCount: number
  readonly isFavourite: boolean
}

/** A video as its series lists it. */
export interface SeriesVideo {
  readonly id: string
  readonly title: string
  readonly seconds: number
  readonly poster?: string | undefined
  /** How much of it was watched, in whole per cent. */
  readonly progress: number
  readonly isFavourite: boolean
}

/** A video, and where it belongs. */
export interface FoundVideo extends SeriesVideo {
  readonly seriesId: string
  readonly seriesTitle: string
}

export interface WholeSeries extends Series {
  /** In their order. */
  readonly videos: readonly SeriesVideo[]
}

/** Those of a category, all where none is chosen, that are told in a language. */
export function seriesIn(series: readonly Series[], category: string | undefined, language: Language | undefined): readonly Series[] {
  const isSpoken = ({ languages }: Series) => language === undefined || languages.includes(language)
  return series.filter((each) => isSpoken(each) && (category === undefined || each.categoryId === category))
}

/** The wish where the library speaks it, else the language on the screen, else the first that it speaks. */
export function libraryLanguage(offered: readonly Language[], preferred: Language | undefined, onScreen: Language): Language | undefined {
  return [preferred, onScreen].find((language) => language !== undefined && offered.includes(language)) ?? offered[0]
}

/** The first that was not watched to its end. */
export function nextVideo<Video extends Pick<SeriesVideo, 'progress'>>(videos: readonly Video[]): Video | undefined {
  return videos.find(({ progress }) => progress < watchedToEnd)
}

/** In per cent: who leaves during the last words has seen it. */
export const watchedToEnd = 95
