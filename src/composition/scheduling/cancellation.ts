import { CancelLesson } from '#app/scheduling/CancelLesson'
import { Appointments } from '#app/scheduling/ports/Appointments'
import { CurrentBookingPlayer } from '#app/scheduling/ports/BookingPlayer'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { CancelViewModel } from '#ui/scheduling/cancel/CancelViewModel.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give }) => {
  give(CancelLesson, Appointments, CurrentBookingPlayer, Clock, Connectivity)
  give(CancelViewModel, CancelLesson, CurrentBookingPlayer, Clock, Drafts)
})

/** Home, which brings the context's own part along, cancels nothing and needs no drafts. */
export const part: Part = {
  requires: () => [import('./module.ts'), import('../session/drafts.ts')],
  module,
}
