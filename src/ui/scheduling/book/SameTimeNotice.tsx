import { CalendarClock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import { LessonSummaryText } from './LessonSummaryText.tsx'

export const SameTimeNotice = observer(function SameTimeNotice({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const { lessonsAtSameTime } = model
  if (lessonsAtSameTime.length === 0) return null
  return (
    <Notice icon={CalendarClock} mild={true} title={t('book.sameTimeTitle')}>
      {lessonsAtSameTime.map((lesson) => (
        <p key={lesson.id}>
          <LessonSummaryText lesson={lesson} />
        </p>
      ))}
      <p>{t('book.sameTimeNote')}</p>
    </Notice>
  )
})
