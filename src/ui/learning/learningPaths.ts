import { paths } from '#ui/shell/paths.ts'

/** A video, and the series in which it was chosen. */
export function pathOfVideo(id: string, seriesId?: string): string {
  return `/learn/videos/${encodeURIComponent(id)}${seriesId ? `?${new URLSearchParams({ series: seriesId })}` : ''}`
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
