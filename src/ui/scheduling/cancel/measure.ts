interface CancelPeriod {
  readonly freeUntil: Temporal.Instant
  readonly now: Temporal.Instant
  readonly start: Temporal.Instant
}

interface Measured {
  readonly limit: number
  readonly now: number
  readonly isLate: boolean
  readonly nowHasRoom: boolean
  readonly stretch: { readonly from: number; readonly to: number; readonly grave: boolean }
}

const free = { late: 5 * 3600, atMost: 36 * 3600 }

export function measure({ freeUntil, now, start }: CancelPeriod): Measured | undefined {
  const seconds = (instant: Temporal.Instant): number => freeUntil.until(instant).total('seconds')
  const [present, end] = [seconds(now), seconds(start)]
  const isLate = present > 0
  if (-present > free.atMost) return undefined
  const begin = isLate ? -free.late : present
  const at = (second: number): number => (second - begin) / (end - begin)
  const [limit, here] = [at(0), at(present)]
  const nowHasRoom = isLate ? here > 0.38 && here < 0.68 : limit > 0.36
  const stretch = isLate ? { from: limit, to: 1, grave: true } : { from: here, to: limit, grave: false }
  return { limit, now: here, isLate, nowHasRoom, stretch }
}
