import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { FormError } from '#ui/kit/fields/FormError.tsx'
import { useDateFormats } from '../useDateFormats.ts'
import type { BookViewModel } from './BookViewModel.ts'
import { EarlierBookedNotice } from './EarlierBookedNotice.tsx'

interface BookingProblemNoticeProps {
  readonly model: BookViewModel
  readonly isMove: boolean
}

const texts = { 'no-credit': 'book.noCredit', 'too-late': 'book.tooLate', 'slot-taken': 'book.slotTaken' } as const

const nothing = { book: 'book.notBooked', move: 'book.notMoved' } as const
const unknown = { book: 'book.unknown', move: 'book.unknownMove' } as const

export const BookingProblemNotice = observer(function BookingProblemNotice({ model, isMove }: BookingProblemNoticeProps) {
  const { t } = useTranslation('scheduling')
  const look = useDateFormats()
  const { problem, operation, sending } = model.order
  const { failure } = sending
  if (failure) {
    const told = mayBeDone(failure) ? unknown : nothing
    return <FailureNotice failure={failure} title={isMove ? t(told.move) : t(told.book)} of="writing" look={look} />
  }
  if (problem?.kind === 'earlier-booked') return <EarlierBookedNotice lessons={problem.appointments} />
  if (!problem || problem.kind === 'practice-in-the-way') return null
  return <FormError problems={[{ text: t(texts[problem.kind]) }]} cause={operation} />
})
