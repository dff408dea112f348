import type { CalendarFiles } from '#app/scheduling/ports/CalendarFiles'
import type { PlayerLocation } from '#app/scheduling/ports/PlayerLocation'
import type { Clock } from '#app/shared/ports/Clock'
import { BrowserPlayerLocation } from './BrowserPlayerLocation.ts'
import { DownloadedCalendarFiles } from './DownloadedCalendarFiles.ts'
import { downloadInPage } from './downloadInPage.ts'

export function schedulingInBrowser(clock: Clock): PlayerLocation & CalendarFiles {
  const whereabouts = new BrowserPlayerLocation(globalThis.navigator?.geolocation)
  const files = new DownloadedCalendarFiles(
    clock,
    downloadInPage(() => document.createElement('a'), URL, clock),
  )
  return { ask: () => whereabouts.ask(), save: (file) => files.save(file) }
}
