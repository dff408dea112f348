import { paths } from '#ui/shell/paths.ts'

/** A video, the series in which it was chosen, and the second at which it begins. */
export function pathOfVideo(id: string, seriesId?: string, at?: number): string {
  const query = new URLSearchParams({ ...(seriesId && { series: seriesId }), ...(at !== undefined && { t: `${Math.floor(at)}` }) })
  return `/learn/videos/${encodeURIComponent(id)}${query.size > 0 ? `?${query}` : ''}`
}

/** Seconds at which an address wants a video to begin; absent where it says nothing of the sort. */
export function startIn(query: URLSearchParams): number | undefined {
  const text = query.get('t') ?? ''
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined
}

export function pathOfSeries(id: string): string {
  return `/learn/series/${encodeURIComponent(id)}`
}

export function pathOfSwing(id: string): string {
  return `${paths.swings}/${encodeURIComponent(id)}`
}

/** A swing beside another one that is yet to be chosen. */
export function pathOfComparison(id: string): string {
  return `${paths.compareSwings}?${new URLSearchParams({ left: id })}`
}
