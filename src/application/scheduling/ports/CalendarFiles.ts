import type { Appointment } from '#domain/scheduling/appointment'
import { type Token, token } from '../../shared/token.ts'

export interface CalendarFile {
  readonly appointment: Appointment
  /** In the player's language. */
  readonly title: string
  readonly description: string
}

export interface CalendarFiles {
  /** Hands an iCalendar file to the player; cancelled lessons are marked so, under the same UID. */
  save(file: CalendarFile): Promise<void>
}
export const CalendarFiles: Token<CalendarFiles> = token('CalendarFiles')
