/** A stretch of a film, in seconds. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** What of a film was seen: stretches without overlap, in their order. */
export type Watched = readonly Span[]

/** What is known from before: so many seconds, counted from the beginning. */
export function watchedBefore(seconds: number): Watched {
  return seconds > 0 ? [{ from: 0, to: seconds }] : []
}

/** One stretch more; what was seen before counts once. */
export function withSpan(watched: Watched, { from, to }: Span): Watched {
  if (!(to > from)) return watched
  const apart = watched.filter((span) => span.to < from || span.from > to)
  const touched = watched.filter((span) => !apart.includes(span))
  const joined = { from: Math.min(from, ...touched.map((span) => span.from)), to: Math.max(to, ...touched.map((span) => span.to)) }
  return [...apart, joined].sort((one, other) => one.from - other.from)
}

/** Seconds of the film that were seen, each counted once; whole ones, as they are told to the club. */
export function watchedTime(watched: Watched): number {
  return Math.floor(watched.reduce((sum, { from, to }) => sum + to - from, 0) + 1e-6)
}
