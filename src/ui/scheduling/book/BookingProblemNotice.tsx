import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/FailureNotice.tsx'
import { FormError } from '#ui/kit/FormError.tsx'
import type { BookViewModel } from './BookViewModel.ts'

interface BookingProblemNoticeProps {
  readonly model: BookViewModel
  readonly isMove: boolean
}

const texts = { 'no-credit': 'book.noCredit', 'too-late': 'book.tooLate', 'slot-taken': 'book.slotTaken' } as const

/** Why nothing was booked; practice in the way is asked about instead. */
export const BookingProblemNotice = observer(function BookingProblemNotice({ model, isMove }: BookingProblemNoticeProps) {
  const { t } = useTranslation('scheduling')
  const { problem, operation, sending } = model.order
  if (sending.failure)
    return <FailureNotice failure={sending.failure} title={isMove ? t('book.notMoved') : t('book.notBooked')} of="writing" />
  if (!problem || problem.kind === 'practice-in-the-way') return null
  return <FormError problems={[{ text: t(texts[problem.kind]) }]} cause={operation} />
})
