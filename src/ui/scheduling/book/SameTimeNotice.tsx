import { CalendarClock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/kit/Notice.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import { LessonLine } from './LessonLine.tsx'

/** A second lesson at the same time can be booked, but seldom is what somebody wants. */
export const SameTimeNotice = observer(function SameTimeNotice({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const { lessonsAtSameTime } = model
  if (lessonsAtSameTime.length === 0) return null
  return (
    <Notice icon={CalendarClock} mild={true} title={t('book.sameTimeTitle')}>
      {lessonsAtSameTime.map((lesson) => (
        <p key={lesson.id}>
          <LessonLine lesson={lesson} />
        </p>
      ))}
      <p>{t('book.sameTimeNote')}</p>
    </Notice>
  )
})
