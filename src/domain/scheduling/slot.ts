export type Availability = 'open' | 'full' | 'waiting-list' | 'yours'

export interface Slot {
  readonly number: string
  readonly centreId: string
  readonly coachId: string
  readonly start: Temporal.Instant
  readonly minutes: number
  /** The centre's time zone. */
  readonly timeZone: string
  readonly bay: string
  readonly availability: Availability
  /** Server values that are sent back unchanged when the slot is booked. */
  readonly wuci: string
  readonly requestedPayload: string
}

/** Compares more than numbers, which repeat between days and centres. */
export function isSameSlot(one: Slot, other: Slot): boolean {
  return one.number === other.number && one.centreId === other.centreId && one.coachId === other.coachId && one.start.equals(other.start)
}

/** An open slot or waiting list that has not begun. */
export function isBookable({ availability, start }: Slot, now: Temporal.Instant): boolean {
  return (availability === 'open' || availability === 'waiting-list') && Temporal.Instant.compare(start, now) > 0
}

export type Span = Pick<Slot, 'start' | 'minutes'>

export function endOf({ start, minutes }: Span): Temporal.Instant {
  return start.add({ minutes })
}

export function hasEnded(span: Span, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(endOf(span), now) <= 0
}

/** Soonest first. */
export function byStart(one: Pick<Span, 'start'>, other: Pick<Span, 'start'>): number {
  return Temporal.Instant.compare(one.start, other.start)
}

/** In the centre's time zone. */
export function dayOf({ start, timeZone }: Slot): Temporal.PlainDate {
  return start.toZonedDateTimeISO(timeZone).toPlainDate()
}
