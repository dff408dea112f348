import type { CalendarFiles } from '#app/scheduling/ports/CalendarFiles'
import type { Clock } from '#app/shared/ports/Clock'
import { DownloadedCalendarFiles } from './DownloadedCalendarFiles.ts'
import { handOverInPage } from './handOver.ts'

/** Calendar files as downloads of this page. */
export function calendarFilesInPage(clock: Clock): CalendarFiles {
  return new DownloadedCalendarFiles(
    clock,
    handOverInPage(() => document.createElement('a'), URL, clock),
  )
}
