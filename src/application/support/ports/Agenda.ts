import { type Token, token } from '../../shared/token.ts'

/** A lesson on the home page. */
export interface BookedLesson {
  readonly id: string
  readonly name: string
  readonly start: Temporal.Instant
  readonly minutes: number
  /** The centre's time zone. */
  readonly timeZone: string
  readonly centreName: string
  readonly city: string
  readonly bay: string
  readonly coach?: { readonly id: string; readonly firstName: string; readonly lastName: string } | undefined
  readonly waitingList: boolean
  /** Undefined for what can't be moved, such as a place on a waiting list. */
  readonly movableUntil?: Temporal.Instant | undefined
}

export interface EarlierBooking {
  readonly id: string
  readonly name: string
  readonly centreId: string
  readonly centreName: string
  readonly coachId?: string | undefined
  readonly coachName?: string | undefined
  readonly lessonTypeId: string
}

export interface Agenda {
  /** From now on, including the lesson in progress; soonest first. */
  upcoming(): Promise<readonly BookedLesson[]>
  /** The latest bookings, to be booked again. */
  bookedBefore(): Promise<readonly EarlierBooking[]>
}
export const Agenda: Token<Agenda> = token('Agenda')
