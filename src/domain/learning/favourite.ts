/** A series as a whole, or one video of it. */
export interface Favourite {
  readonly seriesId: string
  readonly videoId?: string | undefined
}

/** The same for the same favourite. */
export function keyOf({ seriesId, videoId }: Favourite): string {
  return JSON.stringify([seriesId, videoId])
}
