import type { Money } from '../money.ts'

/** Club money that takes something off a renewal. */
export interface Buck {
  readonly id: string
  readonly name: string
  readonly amount: Money
  /** The last day; undefined if it has no end. */
  readonly expiresOn: Temporal.PlainDate | undefined
}

interface Expiring {
  readonly expiresOn: Temporal.PlainDate | undefined
}

/** What expires first is first; what has no end is last. */
export function byExpiry<T extends Expiring>(all: readonly T[]): readonly T[] {
  return all.toSorted(({ expiresOn: one }, { expiresOn: other }) => {
    if (!one || !other) return Number(!one) - Number(!other)
    return Temporal.PlainDate.compare(one, other)
  })
}

const soonDays = 14

export function expiresSoon({ expiresOn }: Expiring, today: Temporal.PlainDate): boolean {
  return expiresOn !== undefined && today.until(expiresOn).days <= soonDays
}
