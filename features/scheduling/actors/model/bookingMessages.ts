import { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, when, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'

export function bookingMessages(window: ModelWindow): readonly Notice[] {
  const model = window.inFront(BookViewModel)
  if (!model) return []
  const { order, selection, choices, times } = model
  return [
    ...when(order.operation.state === 'booked', order.onWaitingList ? 'on-waiting-list' : 'booked'),
    ...when(order.operation.state === 'moved', 'moved'),
    ...when(model.step === 'confirmation' && model.lessonsAtSameTime.length > 0, 'same-time'),
    ...when(model.step === 'confirmation' && model.isFinal, 'booking-is-final'),
    ...(order.problem ? [order.problem.kind] : []),
    ...writeFailureMessages(order.sending.failure, 'not-booked'),
    ...failureMessages(times.answer.failure),
    ...failureMessages(selection.suggesting.failure),
    ...when(selection.problem === 'selectedSlotEmpty', 'be-first-to-choose'),
    ...when(choices.place.listFailed, 'centres-unread'),
  ]
}
