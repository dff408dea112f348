import type { FoundVideo, Series, SeriesVideo } from '#domain/learning/library'
import { isLanguage } from '#domain/shared/language'
import type { FoundOnWire, SeriesOnWire, VideoOnWire } from './libraryCalls.ts'
import { posterOf } from './media.ts'

export function seriesOf(wire: SeriesOnWire, mediaAddress: string): Series {
  const { id, title, categoryId, description, languages, videoCount, watched, favorite } = wire
  return {
    ...{ id, title, categoryId, lead: description, languages: languages.filter(isLanguage), videoCount },
    poster: posterOf(wire, mediaAddress),
    watchedCount: Math.min(watched, videoCount),
    isFavourite: favorite,
  }
}

export function videoOf(wire: VideoOnWire, mediaAddress: string): SeriesVideo {
  const { id, title, duration, progress, favorite } = wire
  return {
    ...{ id, title, seconds: duration, poster: posterOf(wire, mediaAddress) },
    progress: Math.min(100, Math.floor(progress)),
    isFavourite: favorite,
  }
}

export function foundOf({ seriesId, seriesTitle, ...video }: FoundOnWire, mediaAddress: string): FoundVideo {
  return { ...videoOf(video, mediaAddress), seriesId, seriesTitle }
}
