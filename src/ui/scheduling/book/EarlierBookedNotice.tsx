import { CalendarCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { ButtonLink } from '#ui/kit/ButtonLink.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { useLook } from '../useLook.ts'
import { LessonLine } from './LessonLine.tsx'

/** An earlier booking was made although its answer was lost; the current one waits for the player. */
export const EarlierBookedNotice = observer(function EarlierBookedNotice({ lessons }: { readonly lessons: readonly Appointment[] }) {
  const { t } = useTranslation('scheduling')
  const { href, label } = useLook()
  const action = (
    <ButtonLink variant="outline" href={href}>
      {label}
    </ButtonLink>
  )
  return (
    <Notice icon={CalendarCheck} title={t('book.earlierBooked')} action={action}>
      {lessons.map((lesson) => (
        <p key={lesson.id}>
          <LessonLine lesson={lesson} />
        </p>
      ))}
      <p>{t('book.earlierBookedNote')}</p>
    </Notice>
  )
})
