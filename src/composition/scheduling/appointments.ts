import { CancelLesson } from '#app/scheduling/CancelLesson'
import { ConfirmWaitingSlot } from '#app/scheduling/ConfirmWaitingSlot'
import { Appointments } from '#app/scheduling/ports/Appointments'
import { CurrentBookingPlayer } from '#app/scheduling/ports/BookingPlayer'
import { RescheduleLesson } from '#app/scheduling/RescheduleLesson'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { Site } from '#app/shared/ports/Site'
import { AppointmentViewModel } from '#ui/scheduling/appointment/AppointmentViewModel.ts'
import { DirectionsViewModel } from '#ui/scheduling/appointment/DirectionsViewModel.ts'
import { AppointmentsViewModel } from '#ui/scheduling/appointments/AppointmentsViewModel.ts'
import { CancelViewModel } from '#ui/scheduling/cancel/CancelViewModel.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give }) => {
  give(ConfirmWaitingSlot, Appointments, CurrentBookingPlayer, Connectivity)
  give(CancelLesson, Appointments, CurrentBookingPlayer, Clock, Connectivity)
  give(AppointmentsViewModel, Appointments, CurrentBookingPlayer, Clock)
  give(AppointmentViewModel, Appointments, ConfirmWaitingSlot, RescheduleLesson, Clock)
  give(DirectionsViewModel, Site)
  give(CancelViewModel, CancelLesson, CurrentBookingPlayer, Clock, Drafts)
})

export const part: Part = {
  requires: () => [import('./module.ts'), import('../session/drafts.ts')],
  module,
}
