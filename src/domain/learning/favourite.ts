import type { Video } from './video.ts'

export interface Favourite {
  readonly seriesId: string
  readonly videoId?: string | undefined
}

/** True for this video, or for the series in which it is shown. */
export function isOf({ seriesId, videoId }: Favourite, { id, series }: Pick<Video, 'id' | 'series'>): boolean {
  return seriesId === series?.id && (videoId === undefined || videoId === id)
}

/** Equal for equal favourites. */
export function keyOf({ seriesId, videoId }: Favourite): string {
  return JSON.stringify([seriesId, videoId])
}
