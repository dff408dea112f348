import type { Chapter } from './chapters.ts'
import type { WholeSeries } from './library.ts'
import type { Media } from './media.ts'

export interface VideoInSeries {
  readonly id: string
  readonly title: string
  readonly seconds: number
}

export interface SeriesOfVideo {
  readonly id: string
  readonly title: string
  /** Counts from 0. */
  readonly index: number
  readonly videos: readonly VideoInSeries[]
}

export interface Video {
  readonly id: string
  readonly title: string
  readonly description?: string | undefined
  readonly chapters: readonly Chapter[]
  readonly media: Media
  readonly category: { readonly id: string; readonly title: string }
  readonly series?: SeriesOfVideo | undefined
  readonly isFavourite: boolean
  /** In seconds, each counted once. */
  readonly watchedTime: number
}

/** Undefined at the end of the series. */
export function nextInSeries({ series }: Pick<Video, 'series'>): VideoInSeries | undefined {
  return series?.videos[series.index + 1]
}

/** With the texts of another series; unchanged if that doesn't contain it. */
export function inSeries(video: Video, { id, title, videos }: Pick<WholeSeries, 'id' | 'title' | 'videos'>): Video {
  const index = videos.findIndex((each) => each.id === video.id)
  const there = videos[index]
  return there ? { ...video, series: { id, title, index, videos }, isFavourite: there.isFavourite } : video
}
