import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredMovedLessons } from '#adapters/browser/storage/StoredMovedLessons'
import { loadChunk } from '#adapters/browser/updates/loadChunk'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpAppointments } from '#adapters/rest/scheduling/HttpAppointments'
import { HttpCentres } from '#adapters/rest/scheduling/HttpCentres'
import { HttpOpenings } from '#adapters/rest/scheduling/HttpOpenings'
import { BookLesson } from '#app/scheduling/BookLesson'
import { ConfirmWaitingSlot } from '#app/scheduling/ConfirmWaitingSlot'
import { Appointments } from '#app/scheduling/ports/Appointments'
import { CurrentBookingPlayer } from '#app/scheduling/ports/BookingPlayer'
import { CalendarFiles } from '#app/scheduling/ports/CalendarFiles'
import { Centres } from '#app/scheduling/ports/Centres'
import { MovedLessons } from '#app/scheduling/ports/MovedLessons'
import { Openings } from '#app/scheduling/ports/Openings'
import { PlayerLocation } from '#app/scheduling/ports/PlayerLocation'
import { RescheduleLesson } from '#app/scheduling/RescheduleLesson'
import { SuggestSlots } from '#app/scheduling/SuggestSlots'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { ReadCredits } from '#app/session/ReadCredits'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Site } from '#app/shared/ports/Site'
import { AppointmentViewModel } from '#ui/scheduling/appointment/AppointmentViewModel.ts'
import { DirectionsViewModel } from '#ui/scheduling/appointment/DirectionsViewModel.ts'
import { AppointmentsViewModel } from '#ui/scheduling/appointments/AppointmentsViewModel.ts'
import { BookingSubmission } from '#ui/scheduling/book/BookingSubmission.ts'
import { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import { CentreModel } from '#ui/scheduling/book/CentreModel.ts'
import { ChoicesModel } from '#ui/scheduling/book/ChoicesModel.ts'
import { OwnAppointmentsModel } from '#ui/scheduling/book/OwnAppointmentsModel.ts'
import { SelectionModel } from '#ui/scheduling/book/SelectionModel.ts'
import { TimesModel } from '#ui/scheduling/book/TimesModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { SessionBookingPlayer } from '../bridges/SessionBookingPlayer.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share, shareFrom }) => {
  share(Openings, HttpOpenings, RestClient, Clock)
  share(Appointments, HttpAppointments, RestClient, Clock)
  share(Centres, HttpCentres, RestClient, Clock)
  // Home brings this chunk along; what only a few players ask for comes when they do.
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
  give(ConfirmWaitingSlot, Appointments, CurrentBookingPlayer, Connectivity)
  give(SuggestSlots, Openings)

  give(AppointmentsViewModel, Appointments, CurrentBookingPlayer, Clock)
  give(AppointmentViewModel, Appointments, ConfirmWaitingSlot, RescheduleLesson, CalendarFiles, Clock)
  give(DirectionsViewModel, Site)
  give(CentreModel, Centres, PlayerLocation, CurrentBookingPlayer)
  give(ChoicesModel, Openings, Appointments, CentreModel)
  give(TimesModel, Openings, Clock)
  give(SelectionModel, SuggestSlots)
  give(OwnAppointmentsModel, Appointments)
  give(BookingSubmission, BookLesson, RescheduleLesson, OwnAppointmentsModel, CurrentBookingPlayer)
  give(BookViewModel, ChoicesModel, TimesModel, SelectionModel, BookingSubmission)
})

async function inPage(clock: Clock): Promise<PlayerLocation & CalendarFiles> {
  const { schedulingInBrowser: schedulingInPage } = await loadChunk(() => import('#adapters/browser/device/schedulingInBrowser'))
  return schedulingInPage(clock)
}

export const part: Part = {
  module,
  texts: textsIn('scheduling', (language) => import(`../../ui/scheduling/texts/${language}.json`, { with: { type: 'json' } })),
}
