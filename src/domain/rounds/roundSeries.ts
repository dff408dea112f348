interface RoundValue {
  readonly at: number
  readonly value: number
}

const averaged = 5

/** Parts between which at least one whole month has no round. */
export function stretches<Point extends Pick<RoundValue, 'at'>>(points: readonly Point[]): readonly (readonly Point[])[] {
  const parts: Point[][] = []
  for (const point of points) {
    const before = parts.at(-1)?.at(-1)
    if (before && monthOf(point) - monthOf(before) <= 1) parts.at(-1)?.push(point)
    else parts.push([point])
  }
  return parts
}

/** Whether the five-round average is a line: of two points or more. */
export function hasTrend(points: readonly unknown[]): boolean {
  return points.length > averaged
}

/** From the fifth round on, the average of it and the four before. */
export function fiveRoundAverage<Point extends RoundValue>(points: readonly Point[]): readonly Point[] {
  return points.slice(averaged - 1).map((point, index) => {
    const sum = points.slice(index, index + averaged).reduce((total, { value }) => total + value, 0)
    return { ...point, value: sum / averaged }
  })
}

function monthOf({ at }: Pick<RoundValue, 'at'>): number {
  const { year, month } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC')
  return 12 * year + month
}
