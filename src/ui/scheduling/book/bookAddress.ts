import { startOf } from '../moments.ts'
import { writeBookingQuery } from './BookingQuery.ts'
import type { BookViewModel } from './BookViewModel.ts'

export function addressOf({ choices, times, selection }: BookViewModel): string | undefined {
  const { wanted } = choices
  if (!wanted || times.answer.value === undefined) return undefined
  const at = selection.slots[0] && startOf(selection.slots[0])
  return writeBookingQuery({
    lessonTypeId: wanted.lessonType.id,
    centreId: wanted.centre.id,
    coachId: wanted.coachId,
    month: times.month.month,
    day: at?.toPlainDate() ?? times.selectedDate,
    time: at?.toPlainTime(),
  }).toString()
}
