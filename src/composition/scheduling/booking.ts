import { RestClient } from '#adapters/rest/RestClient'
import { HttpOpenings } from '#adapters/rest/scheduling/HttpOpenings'
import { BookLesson } from '#app/scheduling/BookLesson'
import { Appointments } from '#app/scheduling/ports/Appointments'
import { CurrentBookingPlayer } from '#app/scheduling/ports/BookingPlayer'
import { Centres } from '#app/scheduling/ports/Centres'
import { Openings } from '#app/scheduling/ports/Openings'
import { PlayerLocation } from '#app/scheduling/ports/PlayerLocation'
import { RescheduleLesson } from '#app/scheduling/RescheduleLesson'
import { SuggestSlots } from '#app/scheduling/SuggestSlots'
import { Clock } from '#app/shared/ports/Clock'
import { BookingSubmission } from '#ui/scheduling/book/BookingSubmission.ts'
import { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import { CentreModel } from '#ui/scheduling/book/CentreModel.ts'
import { ChoicesModel } from '#ui/scheduling/book/ChoicesModel.ts'
import { OwnAppointmentsModel } from '#ui/scheduling/book/OwnAppointmentsModel.ts'
import { SelectionModel } from '#ui/scheduling/book/SelectionModel.ts'
import { TimesModel } from '#ui/scheduling/book/TimesModel.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(Openings, HttpOpenings, RestClient, Clock)
  give(SuggestSlots, Openings)
  give(CentreModel, Centres, PlayerLocation, CurrentBookingPlayer)
  give(ChoicesModel, Openings, Appointments, CentreModel)
  give(TimesModel, Openings, Clock)
  give(SelectionModel, SuggestSlots)
  give(OwnAppointmentsModel, Appointments)
  give(BookingSubmission, BookLesson, RescheduleLesson, OwnAppointmentsModel, CurrentBookingPlayer)
  give(BookViewModel, ChoicesModel, TimesModel, SelectionModel, BookingSubmission)
})

export const part: Part = { requires: () => [import('./module.ts'), import('./centres.ts')], module }
