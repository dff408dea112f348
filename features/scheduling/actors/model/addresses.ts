import { AppointmentViewModel } from '#ui/scheduling/appointment/AppointmentViewModel.ts'
import { AppointmentsViewModel } from '#ui/scheduling/appointments/AppointmentsViewModel.ts'
import { writeBookingQuery } from '#ui/scheduling/book/BookingQuery.ts'
import { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import { CancelViewModel } from '#ui/scheduling/cancel/CancelViewModel.ts'
import { startOf } from '#ui/scheduling/moments.ts'
import { pathOfAppointment, pathOfMove, paths } from '#ui/shell/paths.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'

export function addressOfCalendar(screen: object): string | undefined {
  return screen instanceof AppointmentsViewModel ? paths.appointments : undefined
}

export function addressOfLesson(window: ModelWindow): string | undefined {
  const lesson = window.shownModel(AppointmentViewModel)
  const cancel = window.shownModel(CancelViewModel)
  const untouched = !cancel?.appointment && lesson?.confirmation.state === 'idle' && lesson.confirmation.problem === undefined
  return lesson?.appointment && untouched ? pathOfAppointment(lesson.appointment.id) : undefined
}

/** The address can hold one choice and one time. */
export function addressOfBooking(screen: object): string | undefined {
  if (!(screen instanceof BookViewModel) || !isChoosing(screen)) return undefined
  const { choices, selection, times, order } = screen
  const at = selection.slots[0] && startOf(selection.slots[0])
  const { selectedCentre, selectedCoach } = choices.place
  const wish = writeBookingQuery({
    lessonTypeId: choices.lessonType?.id,
    centreId: selectedCentre?.id,
    coachId: selectedCoach?.id,
    day: at?.toPlainDate() ?? times.selectedDate,
    time: at?.toPlainTime(),
  })
  const { moved } = order.own
  return `${moved ? pathOfMove(moved.id) : paths.book}?${wish}`
}

function isChoosing({ step, choices, selection, times, order }: BookViewModel): boolean {
  const { position, around } = choices.place
  const alone = selection.slots.length < 2 && !selection.problem && times.timeOfDay === 'any' && !position && !around.value
  return step === 'selection' && alone && order.operation.state === 'idle' && !order.problem && !order.sending.failure
}
