import { paths } from '#ui/shell/paths.ts'

/** `at` is in seconds, rounded to tenths as notes have them. */
export function pathOfVideo(id: string, seriesId?: string, at?: number): string {
  const query = new URLSearchParams({
    ...(seriesId && { series: seriesId }),
    ...(at !== undefined && { t: `${Math.floor(at * 10 + 1e-6) / 10}` }),
  })
  return `/learn/videos/${encodeURIComponent(id)}${query.size > 0 ? `?${query}` : ''}`
}

export function startIn(query: URLSearchParams): number | undefined {
  const text = query.get('t') ?? ''
  return /^\d{1,5}(?:\.\d)?$/.test(text) ? Number(text) : undefined
}

export function pathOfSeries(id: string): string {
  return `/learn/series/${encodeURIComponent(id)}`
}

export function pathOfSwing(id: string): string {
  return `${paths.swings}/${encodeURIComponent(id)}`
}

export function pathOfComparison(id: string): string {
  return `${paths.compareSwings}?${new URLSearchParams({ left: id })}`
}
