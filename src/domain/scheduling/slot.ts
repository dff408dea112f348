export type Availability = 'open' | 'full' | 'waiting-list' | 'yours'

export interface Slot {
  readonly number: string
  readonly centreId: string
  readonly coachId: string
  readonly start: Temporal.Instant
  readonly minutes: number
  /** The centre's zone. */
  readonly timeZone: string
  readonly bay: string
  readonly availability: Availability
  /** Both are the server's own and go back to it unchanged when the slot is booked. */
  readonly wuci: string
  readonly requestedPayload: string
}

/** Numbers may repeat from day to day and from centre to centre. */
export function isSameSlot(one: Slot, other: Slot): boolean {
  return one.number === other.number && one.centreId === other.centreId && one.coachId === other.coachId && one.start.equals(other.start)
}

/** A free place, or one in the line for it, that has not begun yet. */
export function isBookable({ availability, start }: Slot, now: Temporal.Instant): boolean {
  return (availability === 'open' || availability === 'waiting-list') && Temporal.Instant.compare(start, now) > 0
}

/** The day as the centre's clock tells it. */
export function dayOf({ start, timeZone }: Slot): Temporal.PlainDate {
  return start.toZonedDateTimeISO(timeZone).toPlainDate()
}
