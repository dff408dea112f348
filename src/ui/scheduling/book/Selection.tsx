import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '#ui/kit/fields/FormError.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import { CentreChoice } from './CentreChoice.tsx'
import { ChoiceBar } from './ChoiceBar.tsx'
import { ChosenTimes } from './ChosenTimes.tsx'
import { CoachChoice } from './CoachChoice.tsx'
import { DayChoice } from './DayChoice.tsx'
import { LastBookings } from './LastBookings.tsx'
import { LessonChoice } from './LessonChoice.tsx'
import { MoreTimes } from './MoreTimes.tsx'
import styles from './Selection.module.scss'
import { TimeChoice } from './TimeChoice.tsx'
import { useFolds } from './useFolds.ts'

interface SelectionProps {
  readonly model: BookViewModel
  readonly isMove: boolean
}

export const Selection = observer(function Selection({ model, isMove }: SelectionProps) {
  const { t } = useTranslation('scheduling')
  const [askedFor, askFor] = useState<'suggestions' | 'review'>('review')
  const foldOf = useFolds()
  const { order, selection } = model
  const isEmpty = selection.problem === 'selectedSlotEmpty'
  return (
    <>
      {order.problem?.kind === 'slot-taken' && (
        <div className={styles['problem']}>
          <FormError problems={[{ text: t('book.slotTaken') }]} cause={order.operation} />
        </div>
      )}
      {!isMove && <LastBookings model={model} />}
      <div className={styles['frame']}>
        <div className={styles['columns']}>
          <div className={styles['choices']}>
            <LessonChoice model={model} fold={foldOf('lesson')} />
            <div className={styles['place']}>
              <CentreChoice model={model} fold={foldOf('centre')} />
              <CoachChoice place={model.choices.place} fold={foldOf('coach')} />
            </div>
          </div>
          <div className={styles['column']}>
            <DayChoice times={model.times} fold={foldOf('day')} />
          </div>
          <div className={styles['column']}>
            <TimeChoice model={model} />
            <ChosenTimes model={model} />
            <MoreTimes model={model} problem={isEmpty && askedFor === 'suggestions'} onAsk={() => askFor('suggestions')} />
          </div>
        </div>
      </div>
      <ChoiceBar model={model} isMove={isMove} problem={isEmpty && askedFor === 'review'} onAsk={() => askFor('review')} />
    </>
  )
})
