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
