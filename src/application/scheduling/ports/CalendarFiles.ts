import type { Appointment } from '#domain/scheduling/appointment'
import { type Token, token } from '../../shared/token.ts'

export interface CalendarFile {
  readonly appointment: Appointment
  /** In the player's language. */
  readonly title: string
  readonly description: string
}

export interface CalendarFiles {
  /** Saves an iCalendar file; a cancelled lesson keeps its UID and is marked as cancelled. */
  save(file: CalendarFile): Promise<void>
}
export const CalendarFiles: Token<CalendarFiles> = token('CalendarFiles')
