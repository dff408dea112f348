export interface Span {
  readonly from: number
  readonly to: number
}

/** In order, without overlap. */
export type Watched = readonly Span[]

/** Seconds watched in either. */
export function unionOf(one: Watched, other: Watched): Watched {
  return other.reduce(withSpan, one)
}

/** At least `seconds` in total: assumes that the missing ones are the earliest. */
export function withSeconds(watched: Watched, seconds: number): Watched {
  let missing = seconds - lengthOf(watched)
  let from = 0
  let filled = watched
  for (const span of [...watched, { from: Number.POSITIVE_INFINITY, to: 0 }]) {
    const to = Math.min(span.from, from + missing)
    filled = withSpan(filled, { from, to })
    missing -= to - from
    from = span.to
  }
  return filled
}

/** Adds a span; overlaps count once. */
export function withSpan(watched: Watched, { from, to }: Span): Watched {
  if (!(to > from)) return watched
  const apart = watched.filter((span) => span.to < from || span.from > to)
  const touched = watched.filter((span) => !apart.includes(span))
  const joined = { from: Math.min(from, ...touched.map((span) => span.from)), to: Math.max(to, ...touched.map((span) => span.to)) }
  return [...apart, joined].sort((one, other) => one.from - other.from)
}

/** In whole seconds, each counted once. */
export function watchedTime(watched: Watched): number {
  return Math.floor(lengthOf(watched) + 1e-6)
}

function lengthOf(watched: Watched): number {
  return watched.reduce((sum, { from, to }) => sum + to - from, 0)
}
