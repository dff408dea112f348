/** Narrows a list only while both ends are known. */
export interface DateRange {
  readonly from: Temporal.PlainDate | undefined
  readonly to: Temporal.PlainDate | undefined
}

export const anyDate: DateRange = { from: undefined, to: undefined }

export function isApplied({ from, to }: DateRange): boolean {
  return from !== undefined && to !== undefined
}

/** With both ends, in whichever order they were chosen. */
export function isInRange(day: Temporal.PlainDate, { from, to }: DateRange): boolean {
  if (!from || !to) return true
  const [first, last] = Temporal.PlainDate.compare(from, to) <= 0 ? [from, to] : [to, from]
  return Temporal.PlainDate.compare(first, day) <= 0 && Temporal.PlainDate.compare(day, last) <= 0
}
