export type EndingKind = 'subscription' | 'payment-failed' | 'plus' | 'trial' | 'membership' | 'monitor' | 'buck' | 'coupon' | 'lessons'

/** What a player has and what ends, renews or is paid on a day. */
export interface Ending {
  readonly id: string
  readonly kind: EndingKind
  /** As the club or its shop calls it; undefined for lessons. */
  readonly name: string | undefined
  readonly on: Temporal.PlainDate
  readonly renews: boolean
  readonly amount?: number
}

const soonDays = 30

export function endingSoon(all: readonly Ending[], today: Temporal.PlainDate): readonly Ending[] {
  const isSoon = ({ on }: Ending) => {
    const { days } = today.until(on)
    return days >= 0 && days <= soonDays
  }
  return all.filter(isSoon).toSorted((one, other) => Temporal.PlainDate.compare(one.on, other.on))
}
