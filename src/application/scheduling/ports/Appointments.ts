import type { Appointment } from '#domain/scheduling/appointment'
import type { Booking, LastBooking } from '#domain/scheduling/booking'
import { type Token, token } from '../../shared/token.ts'

export type Booked =
  | { readonly kind: 'booked'; readonly ids: readonly string[]; readonly waitingList: boolean }
  /** Somebody else was faster; nothing has changed. */
  | { readonly kind: 'slot-taken' }
  /** The player's own practice bookings stand in the way; nothing has changed. */
  | { readonly kind: 'practice-in-the-way'; readonly appointmentIds: readonly string[] }
  | { readonly kind: 'no-credit' }

export type Canceled =
  | { readonly kind: 'canceled' }
  /** Inside 24 hours and not confirmed. */
  | { readonly kind: 'confirmation-needed' }
  /** Cancelled before, here or elsewhere: counts as done. */
  | { readonly kind: 'gone' }

export type WaitingSlot =
  | { readonly kind: 'confirmed' }
  /** 50006 when it is booked already, else the answer's code. */
  | { readonly kind: 'refused'; readonly code: number }

export interface Cancellation {
  readonly appointment: Appointment
  readonly note: string
  readonly lateConfirmed: boolean
}

export interface Appointments {
  /** Sorted by start. Fails with the code alone. */
  all(): Promise<readonly Appointment[]>
  /** The waiting slot's `code` stands beside it, 0 for none. */
  detail(id: string): Promise<{ readonly appointment: Appointment; readonly code: number }>
  /** One atomic call for new bookings, practice overrides and moves. Sent once: never repeated by itself. */
  book(booking: Booking): Promise<Booked>
  /** Done only when the server answers 200. */
  cancel(cancellation: Cancellation): Promise<Canceled>
  confirmWaitingSlot(id: string): Promise<WaitingSlot>
  /** The five latest. */
  lastBookings(): Promise<readonly LastBooking[]>
}
export const Appointments: Token<Appointments> = token('Appointments')
