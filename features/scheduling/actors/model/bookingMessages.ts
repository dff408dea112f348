import { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'

export function bookingMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(BookViewModel)
  if (!model) return []
  const { order, selection, choices, times } = model
  return [
    ...noticeIf(order.operation.state === 'booked', order.onWaitingList ? 'on-waiting-list' : 'booked'),
    ...noticeIf(order.operation.state === 'moved', 'moved'),
    ...noticeIf(model.step === 'confirmation' && model.lessonsAtSameTime.length > 0, 'same-time'),
    ...noticeIf(model.step === 'confirmation' && model.isFinal, 'booking-is-final'),
    ...(order.problem ? [order.problem.kind] : []),
    ...writeFailureMessages(order.sending.failure, 'not-booked'),
    ...failureMessages(times.answer.failure),
    ...failureMessages(selection.suggesting.failure),
    ...noticeIf(selection.problem === 'selectedSlotEmpty', 'be-first-to-choose'),
    ...noticeIf(choices.place.listFailed, 'centres-unread'),
  ]
}
