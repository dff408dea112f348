import type { Appointment } from '#domain/scheduling/appointment'
import type { LastBooking } from '#domain/scheduling/booking'
import { type Token, token } from '../../shared/token.ts'

/** The player's appointments, to be read only. */
export interface AppointmentList {
  /** Sorted by start. Failures contain the code only. */
  all(): Promise<readonly Appointment[]>
  /** The latest five. */
  lastBookings(): Promise<readonly LastBooking[]>
}
export const AppointmentList: Token<AppointmentList> = token('AppointmentList')
