import type { Appointment, AppointmentState } from '#domain/scheduling/appointment'
import type { Booking } from '#domain/scheduling/booking'
import { type Token, token } from '../../shared/token.ts'
import type { AppointmentList } from './AppointmentList.ts'

export type Booked =
  /** Empty if the server's answer doesn't contain the bookings. */
  | { readonly kind: 'booked'; readonly appointments: readonly Appointment[] }
  /** An earlier attempt whose outcome was unknown was made. The current booking was not sent. */
  | { readonly kind: 'earlier-booked'; readonly appointments: readonly Appointment[] }
  /** Another player was faster; nothing has changed. */
  | { readonly kind: 'slot-taken' }
  /** The player's own practice bookings are in the way; nothing has changed. */
  | { readonly kind: 'practice-in-the-way'; readonly appointmentIds: readonly string[] }
  | { readonly kind: 'no-credit' }
  /** The lesson to be replaced starts in less than 24 hours; nothing has changed. */
  | { readonly kind: 'too-late' }

export type Canceled =
  | { readonly kind: 'canceled' }
  /** Inside 24 hours and not confirmed. */
  | { readonly kind: 'confirmation-needed' }
  /** Already cancelled, here or elsewhere: a success. */
  | { readonly kind: 'gone' }

export interface Cancellation {
  readonly appointment: Appointment
  readonly note: string
  readonly lateConfirmed: boolean
}

export interface Appointments extends AppointmentList {
  /** `code` of the waiting slot, 0 for none. */
  detail(id: string): Promise<{ readonly appointment: Appointment; readonly code: number }>
  /** One atomic call for new bookings, practice overrides and moves. Sent once. Never answers `earlier-booked`. */
  book(booking: Booking): Promise<Booked>
  /** Succeeds only with status 200. */
  cancel(cancellation: Cancellation): Promise<Canceled>
  /** The code decides; `state` only if the server sends one. Sent once. */
  confirmWaitingSlot(id: string): Promise<{ readonly state?: AppointmentState | undefined; readonly code: number }>
}
export const Appointments: Token<Appointments> = token('Appointments')
