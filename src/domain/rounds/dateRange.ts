/** Narrows a list only while both ends are known. */
export interface DateRange {
  readonly from: Temporal.PlainDate | undefined
  readonly to: Temporal.PlainDate | undefined
}

export const anyDate: DateRange = { from: undefined, to: undefined }

export function isApplied({ from, to }: DateRange): boolean {
  return from !== undefined && to !== undefined
}

interface Played {
  readonly playedAt: Temporal.ZonedDateTime
}

/** With both ends, in whichever order they were chosen. */
export function playedIn<T extends Played>(rounds: readonly T[], { from, to }: DateRange): readonly T[] {
  if (!from || !to) return rounds
  const [first, last] = Temporal.PlainDate.compare(from, to) <= 0 ? [from, to] : [to, from]
  const [start, end] = [midnight(first), midnight(last.add({ days: 1 }))]
  return rounds.filter(({ playedAt }) => {
    const local = playedAt.epochMilliseconds + playedAt.offsetNanoseconds / 1_000_000
    return start <= local && local < end
  })
}

/** Comparing numbers is much faster than comparing days. */
function midnight(day: Temporal.PlainDate): number {
  return day.toZonedDateTime('UTC').epochMilliseconds
}
