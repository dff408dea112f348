import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredMovedLessons } from '#adapters/browser/storage/StoredMovedLessons'
import { loadChunk } from '#adapters/browser/updates/loadChunk'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpAppointments } from '#adapters/rest/scheduling/HttpAppointments'
import { BookLesson } from '#app/scheduling/BookLesson'
import { Appointments } from '#app/scheduling/ports/Appointments'
import { CurrentBookingPlayer } from '#app/scheduling/ports/BookingPlayer'
import { CalendarFiles } from '#app/scheduling/ports/CalendarFiles'
import { MovedLessons } from '#app/scheduling/ports/MovedLessons'
import { PlayerLocation } from '#app/scheduling/ports/PlayerLocation'
import { RescheduleLesson } from '#app/scheduling/RescheduleLesson'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { ReadCredits } from '#app/session/ReadCredits'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { CalendarFileViewModel } from '#ui/scheduling/calendar-file/CalendarFileViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { SessionBookingPlayer } from '../bridges/SessionBookingPlayer.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share, shareFrom }) => {
  share(Appointments, HttpAppointments, RestClient, Clock)
  // What only a few players ask for comes when they do.
  shareFrom(
    PlayerLocation,
    (clock: Clock) => ({
      // Without its code the position is unknown, as it is where the player declines.
      ask: () =>
        inPage(clock).then(
          (page) => page.ask(),
          () => undefined,
        ),
    }),
    Clock,
  )
  shareFrom(CalendarFiles, (clock: Clock) => ({ save: async (file) => (await inPage(clock)).save(file) }), Clock)
  // The credits are those of the session context, which the frame around every screen loads first.
  share(CurrentBookingPlayer, SessionBookingPlayer, CurrentSession, ReadCredits)

  // One for all screens: it remembers a booking whose outcome nobody could tell.
  share(BookLesson, Appointments, CurrentBookingPlayer, Connectivity)
  share(MovedLessons, StoredMovedLessons, DeviceStorage)
  give(RescheduleLesson, BookLesson, Clock, MovedLessons)
  give(CalendarFileViewModel, CalendarFiles, RescheduleLesson)
})

async function inPage(clock: Clock): Promise<PlayerLocation & CalendarFiles> {
  const { schedulingInBrowser: schedulingInPage } = await loadChunk(() => import('#adapters/browser/device/schedulingInBrowser'))
  return schedulingInPage(clock)
}

export const part: Part = {
  module,
  texts: textsIn('scheduling', (language) => import(`../../ui/scheduling/texts/${language}.json`, { with: { type: 'json' } })),
}
