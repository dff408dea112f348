import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { LessonType } from '#domain/scheduling/lessonType'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import { ChoiceSection } from './ChoiceSection.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import type { Fold } from './useFolds.ts'

interface LessonChoiceProps {
  readonly model: BookViewModel
  readonly fold: Fold
}

export const LessonChoice = observer(function LessonChoice({ model, fold }: LessonChoiceProps) {
  const { t } = useTranslation('scheduling')
  const { lessonTypes, lessonType } = model.choices
  const detailOf = ({ practice, minutes, credits: count }: LessonType): string =>
    practice ? t('book.lessonPractice', { minutes }) : t('book.lessonDetail', { minutes, count })
  return (
    <ChoiceSection
      number={1}
      title={t('book.lesson')}
      fold={fold}
      chosen={lessonType?.name ?? (lessonTypes.state === 'loading' && <Skeleton width="60%" />)}
    >
      <LoadedView loaded={lessonTypes} skeleton={<RowsSkeleton rows={5} />} failed={t('book.lessonsFailed')}>
        {(types) => (
          <RadioRows
            label={t('book.lesson')}
            labelHidden={true}
            rows={types.map((type) => ({ value: type.id, label: type.name, detail: detailOf(type) }))}
            value={lessonType?.id}
            onChange={model.chooseLessonType}
          />
        )}
      </LoadedView>
    </ChoiceSection>
  )
})
