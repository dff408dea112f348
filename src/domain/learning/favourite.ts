import type { Video } from './video.ts'

/** A series as a whole, or one video of it. */
export interface Favourite {
  readonly seriesId: string
  readonly videoId?: string | undefined
}

/** Whether it is this video, or the series that it is shown in. */
export function isOf({ seriesId, videoId }: Favourite, { id, series }: Pick<Video, 'id' | 'series'>): boolean {
  return seriesId === series?.id && (videoId === undefined || videoId === id)
}

/** The same for the same favourite. */
export function keyOf({ seriesId, videoId }: Favourite): string {
  return JSON.stringify([seriesId, videoId])
}
