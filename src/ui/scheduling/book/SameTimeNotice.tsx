import { CalendarClock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { Notice } from '#ui/kit/Notice.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { MomentTime } from '../MomentTime.tsx'
import { atCentre } from '../moments.ts'
import type { BookViewModel } from './BookViewModel.ts'

/** A second lesson at the same time can be booked, but seldom is what somebody wants. */
export const SameTimeNotice = observer(function SameTimeNotice({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const { lessonsAtSameTime } = model
  if (lessonsAtSameTime.length === 0) return null
  return (
    <Notice icon={CalendarClock} mild={true} title={t('book.sameTimeTitle')}>
      {lessonsAtSameTime.map((lesson) => (
        <p key={lesson.id}>
          <Lesson lesson={lesson} />
        </p>
      ))}
      <p>{t('book.sameTimeNote')}</p>
    </Notice>
  )
})

function Lesson({ lesson }: { readonly lesson: Appointment }) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const nameOf = usePersonName()
  const { lessonType, coach, centre } = lesson
  const at = atCentre(lesson)
  const told = { time: formats.longMoment(at), lesson: lessonType.name, centre: centre.name }
  return <MomentTime at={at}>{coach ? t('book.sameTime', { ...told, coach: nameOf(coach) }) : t('book.sameTimeAlone', told)}</MomentTime>
}
