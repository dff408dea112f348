import type { Chapter } from './chapters.ts'
import type { WholeSeries } from './library.ts'
import type { Media } from './media.ts'

/** A video among others of its series. */
export interface VideoInSeries {
  readonly id: string
  readonly title: string
  readonly seconds: number
}

export interface SeriesOfVideo {
  readonly id: string
  readonly title: string
  /** Of the video in it, from 0. */
  readonly index: number
  readonly videos: readonly VideoInSeries[]
}

/** A film of the library, and how far the player has come in it. */
export interface Video {
  readonly id: string
  readonly title: string
  readonly description?: string | undefined
  /** Empty where it has none. */
  readonly chapters: readonly Chapter[]
  readonly media: Media
  readonly category: { readonly id: string; readonly title: string }
  readonly series?: SeriesOfVideo | undefined
  readonly isFavourite: boolean
  /** Seconds of it that the player has seen, each counted once. */
  readonly watchedTime: number
}

/** What follows in the series; absent at its end. */
export function nextInSeries({ series }: Pick<Video, 'series'>): VideoInSeries | undefined {
  return series?.videos[series.index + 1]
}

/** The same video as another series has it; as it is where that one lacks it. */
export function inSeries(video: Video, { id, title, videos }: Pick<WholeSeries, 'id' | 'title' | 'videos'>): Video {
  const index = videos.findIndex((each) => each.id === video.id)
  const there = videos[index]
  return there ? { ...video, series: { id, title, index, videos }, isFavourite: there.isFavourite } : video
}
