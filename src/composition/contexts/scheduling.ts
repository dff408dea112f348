import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredMovedLessons } from '#adapters/browser/storage/StoredMovedLessons'
import { loadChunk } from '#adapters/browser/updates/loadChunk'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpAppointments } from '#adapters/rest/scheduling/HttpAppointments'
import { HttpCentres } from '#adapters/rest/scheduling/HttpCentres'
import { HttpOpenings } from '#adapters/rest/scheduling/HttpOpenings'
import { BookLesson } from '#app/scheduling/BookLesson'
import { CancelLesson } from '#app/scheduling/CancelLesson'
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
import { AppointmentViewModel, LessonChanges } from '#ui/scheduling/appointment/AppointmentViewModel.ts'
import { DirectionsViewModel } from '#ui/scheduling/appointment/DirectionsViewModel.ts'
import { AppointmentsViewModel } from '#ui/scheduling/appointments/AppointmentsViewModel.ts'
import { BookingSubmission } from '#ui/scheduling/book/BookingSubmission.ts'
import { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import { CentreModel } from '#ui/scheduling/book/CentreModel.ts'
import { ChoicesModel } from '#ui/scheduling/book/ChoicesModel.ts'
import { OwnAppointmentsModel } from '#ui/scheduling/book/OwnAppointmentsModel.ts'
import { SelectionModel } from '#ui/scheduling/book/SelectionModel.ts'
import { TimesModel } from '#ui/scheduling/book/TimesModel.ts'
import { CancelViewModel } from '#ui/scheduling/cancel/CancelViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { SessionBookingPlayer } from '../bridges/SessionBookingPlayer.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(Openings, (client: RestClient, clock: Clock) => new HttpOpenings(client, clock), RestClient, Clock)
  share(Appointments, (client: RestClient, clock: Clock) => new HttpAppointments(client, clock), RestClient, Clock)
  share(Centres, (client: RestClient, clock: Clock) => new HttpCentres(client, clock), RestClient, Clock)
  // Home brings this chunk along; what only a few players ask for comes when they do.
  share(
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
  share(CalendarFiles, (clock: Clock) => ({ save: async (file) => (await inPage(clock)).save(file) }), Clock)
  // The credits are those of the session context, which the frame around every screen loads first.
  share(
    CurrentBookingPlayer,
    (session: CurrentSession, credits: ReadCredits) => new SessionBookingPlayer(session, credits),
    CurrentSession,
    ReadCredits,
  )

  // One for all screens: it remembers a booking whose outcome nobody could tell.
  share(
    BookLesson,
    (appointments: Appointments, player: CurrentBookingPlayer, connectivity: Connectivity) =>
      new BookLesson(appointments, player, connectivity),
    Appointments,
    CurrentBookingPlayer,
    Connectivity,
  )
  share(MovedLessons, (storage: DeviceStorage) => new StoredMovedLessons(storage), DeviceStorage)
  give(
    RescheduleLesson,
    (bookLesson: BookLesson, clock: Clock, moved: MovedLessons) => new RescheduleLesson(bookLesson, clock, moved),
    BookLesson,
    Clock,
    MovedLessons,
  )
  give(
    CancelLesson,
    (appointments: Appointments, player: CurrentBookingPlayer, clock: Clock, connectivity: Connectivity) =>
      new CancelLesson(appointments, player, clock, connectivity),
    Appointments,
    CurrentBookingPlayer,
    Clock,
    Connectivity,
  )
  give(
    ConfirmWaitingSlot,
    (appointments: Appointments, player: CurrentBookingPlayer, connectivity: Connectivity) =>
      new ConfirmWaitingSlot(appointments, player, connectivity),
    Appointments,
    CurrentBookingPlayer,
    Connectivity,
  )
  give(SuggestSlots, (openings: Openings) => new SuggestSlots(openings), Openings)

  give(
    AppointmentsViewModel,
    (appointments: Appointments, player: CurrentBookingPlayer, clock: Clock) => new AppointmentsViewModel(appointments, player, clock),
    Appointments,
    CurrentBookingPlayer,
    Clock,
  )
  share(LessonChanges, (confirm: ConfirmWaitingSlot, moves: RescheduleLesson) => ({ confirm, moves }), ConfirmWaitingSlot, RescheduleLesson)
  give(
    AppointmentViewModel,
    (appointments: Appointments, changes: LessonChanges, files: CalendarFiles, clock: Clock) =>
      new AppointmentViewModel(appointments, changes, files, clock),
    Appointments,
    LessonChanges,
    CalendarFiles,
    Clock,
  )
  give(DirectionsViewModel, (site: Site) => new DirectionsViewModel(site), Site)
  give(
    CancelViewModel,
    (cancelLesson: CancelLesson, player: CurrentBookingPlayer, clock: Clock) => new CancelViewModel(cancelLesson, player, clock),
    CancelLesson,
    CurrentBookingPlayer,
    Clock,
  )
  give(
    CentreModel,
    (centres: Centres, whereabouts: PlayerLocation, player: CurrentBookingPlayer) => new CentreModel(centres, whereabouts, player),
    Centres,
    PlayerLocation,
    CurrentBookingPlayer,
  )
  give(
    ChoicesModel,
    (openings: Openings, appointments: Appointments, place: CentreModel) => new ChoicesModel(openings, appointments, place),
    Openings,
    Appointments,
    CentreModel,
  )
  give(TimesModel, (openings: Openings, clock: Clock) => new TimesModel(openings, clock), Openings, Clock)
  give(SelectionModel, (suggestSlots: SuggestSlots) => new SelectionModel(suggestSlots), SuggestSlots)
  give(OwnAppointmentsModel, (appointments: Appointments) => new OwnAppointmentsModel(appointments), Appointments)
  give(
    BookingSubmission,
    (bookLesson: BookLesson, reschedule: RescheduleLesson, own: OwnAppointmentsModel, player: CurrentBookingPlayer) =>
      new BookingSubmission(bookLesson, reschedule, own, player),
    BookLesson,
    RescheduleLesson,
    OwnAppointmentsModel,
    CurrentBookingPlayer,
  )
  give(
    BookViewModel,
    (choices: ChoicesModel, times: TimesModel, selection: SelectionModel, order: BookingSubmission) =>
      new BookViewModel(choices, times, selection, order),
    ChoicesModel,
    TimesModel,
    SelectionModel,
    BookingSubmission,
  )
})

const appointmentsScreen = async () => (await import('#ui/scheduling/appointments/AppointmentsScreen.tsx')).AppointmentsScreen
const bookScreen = async () => (await import('#ui/scheduling/book/BookScreen.tsx')).BookScreen

async function inPage(clock: Clock): Promise<PlayerLocation & CalendarFiles> {
  const { schedulingInBrowser: schedulingInPage } = await loadChunk(() => import('#adapters/browser/device/schedulingInBrowser'))
  return schedulingInPage(clock)
}

export const scheduling = {
  name: 'scheduling',
  module,
  texts: textLoader({
    en: () => import('#ui/scheduling/texts/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/scheduling/texts/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/scheduling/texts/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/scheduling/texts/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    appointments: appointmentsScreen,
    // The same screen, with the appointment of its address beside the calendar.
    appointment: appointmentsScreen,
    book: bookScreen,
    move: bookScreen,
  },
}
