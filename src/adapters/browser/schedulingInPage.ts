import type { CalendarFiles } from '#app/scheduling/ports/CalendarFiles'
import type { Whereabouts } from '#app/scheduling/ports/Whereabouts'
import type { Clock } from '#app/shared/ports/Clock'
import { DownloadedCalendarFiles } from './DownloadedCalendarFiles.ts'
import { GeolocationWhereabouts } from './GeolocationWhereabouts.ts'
import { handOverInPage } from './handOver.ts'

/** The device's position and calendar files as downloads: what scheduling asks of the page now and then. */
export function schedulingInPage(clock: Clock): Whereabouts & CalendarFiles {
  const whereabouts = new GeolocationWhereabouts(globalThis.navigator?.geolocation)
  const files = new DownloadedCalendarFiles(
    clock,
    handOverInPage(() => document.createElement('a'), URL, clock),
  )
  return { ask: () => whereabouts.ask(), save: (file) => files.save(file) }
}
