import type { Appointment } from '#domain/scheduling/appointment'
import { type Token, token } from '../../shared/token.ts'

export interface CalendarFile {
  readonly appointment: Appointment
  /** Its ids before each move, the first one first. */
  readonly earlierIds: readonly string[]
  /** In the player's language. */
  readonly title: string
  readonly description: string
}

export interface CalendarFiles {
  /** Saves an iCalendar file. A moved or cancelled lesson keeps its first id, so that it replaces its entry in the calendar. */
  save(file: CalendarFile): Promise<void>
}
export const CalendarFiles: Token<CalendarFiles> = token('CalendarFiles')
