import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { MomentTime } from '../MomentTime.tsx'
import { atCentre } from '../moments.ts'

export function LessonSummaryText({ lesson }: { readonly lesson: Appointment }) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const nameOf = usePersonName()
  const { lessonType, coach, centre } = lesson
  const at = atCentre(lesson)
  const texts = { time: formats.longMoment(at), lesson: lessonType.name, centre: centre.name }
  return <MomentTime at={at}>{coach ? t('book.sameTime', { ...texts, coach: nameOf(coach) }) : t('book.sameTimeAlone', texts)}</MomentTime>
}
