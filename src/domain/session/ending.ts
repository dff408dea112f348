export type EndingKind = 'subscription' | 'payment-failed' | 'plus' | 'trial' | 'membership' | 'monitor' | 'buck' | 'coupon' | 'lessons'

/** What a player has and what ends, renews or is paid on a day. */
export interface Ending {
  readonly id: string
  readonly kind: EndingKind
  /** As the club or its shop calls it; undefined for lessons. */
  readonly name: string | undefined
  readonly on: Temporal.PlainDate
  readonly renews: boolean
  /** Of lessons. */
  readonly count?: number
  /** Of bucks; in the smallest unit of the currency. */
  readonly worth?: { readonly minor: number; readonly currency: string }
}

const soonDays = 30

export function endingsFrom(all: readonly Ending[], today: Temporal.PlainDate): readonly Ending[] {
  const compare = Temporal.PlainDate.compare
  return all.filter(({ on }) => compare(on, today) >= 0).toSorted((one, other) => compare(one.on, other.on))
}

export function endingSoon(all: readonly Ending[], today: Temporal.PlainDate): readonly Ending[] {
  return endingsFrom(all, today).filter(({ on }) => today.until(on).days <= soonDays)
}
