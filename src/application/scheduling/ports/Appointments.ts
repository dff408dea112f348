import type { Appointment, AppointmentState } from '#domain/scheduling/appointment'
import type { Booking, LastBooking } from '#domain/scheduling/booking'
import { type Token, token } from '../../shared/token.ts'

export type Booked =
  /** Empty where the server told nothing that could be read of what it booked. */
  | { readonly kind: 'booked'; readonly appointments: readonly Appointment[] }
  /** An earlier attempt whose outcome was unknown was made. The current booking was not sent. */
  | { readonly kind: 'earlier-booked'; readonly appointments: readonly Appointment[] }
  /** Somebody else was faster; nothing has changed. */
  | { readonly kind: 'slot-taken' }
  /** The player's own practice bookings stand in the way; nothing has changed. */
  | { readonly kind: 'practice-in-the-way'; readonly appointmentIds: readonly string[] }
  | { readonly kind: 'no-credit' }
  /** A lesson that would give way starts in less than 24 hours; nothing has changed. */
  | { readonly kind: 'too-late' }

export type Canceled =
  | { readonly kind: 'canceled' }
  /** Inside 24 hours and not confirmed. */
  | { readonly kind: 'confirmation-needed' }
  /** Cancelled before, here or elsewhere: counts as done. */
  | { readonly kind: 'gone' }

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
  /** One atomic call for new bookings, practice overrides and moves. Sent once: never repeated by itself. Never `earlier-booked`. */
  book(booking: Booking): Promise<Booked>
  /** Done only when the server answers 200. */
  cancel(cancellation: Cancellation): Promise<Canceled>
  /** The answer as it came: its code decides, and its state where it tells one. Sent once. */
  confirmWaitingSlot(id: string): Promise<{ readonly state?: AppointmentState | undefined; readonly code: number }>
  /** The five latest. */
  lastBookings(): Promise<readonly LastBooking[]>
}
export const Appointments: Token<Appointments> = token('Appointments')
