import { CalendarCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { useDateFormats } from '../useDateFormats.ts'
import { LessonSummaryText } from './LessonSummaryText.tsx'

export const EarlierBookedNotice = observer(function EarlierBookedNotice({ lessons }: { readonly lessons: readonly Appointment[] }) {
  const { t } = useTranslation('scheduling')
  const { href, label } = useDateFormats()
  const action = (
    <ButtonLink variant="outline" href={href}>
      {label}
    </ButtonLink>
  )
  return (
    <Notice icon={CalendarCheck} title={t('book.earlierBooked')} action={action}>
      {lessons.map((lesson) => (
        <p key={lesson.id}>
          <LessonSummaryText lesson={lesson} />
        </p>
      ))}
      <p>{t('book.earlierBookedNote')}</p>
    </Notice>
  )
})
