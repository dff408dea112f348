import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { pathOfAppointment, paths } from '#ui/shell/paths.ts'
import { MovedMoment } from './MovedMoment.tsx'
import styles from './TooLateToMove.module.scss'

export function TooLateToMove({ lesson }: { readonly lesson: Appointment }) {
  const { t } = useTranslation('scheduling')
  return (
    <div className={styles['notice']}>
      <Notice icon={Clock} mild={true} title={t('book.tooLate')}>
        <MovedMoment lesson={lesson} />
      </Notice>
      <div className={styles['ways']}>
        <ButtonLink href={pathOfAppointment(lesson.id)}>{t('book.see')}</ButtonLink>
        <ButtonLink variant="dangerOutline" href={`${pathOfAppointment(lesson.id)}?cancel=1`}>
          {t('appointment.cancel')}
        </ButtonLink>
        <ButtonLink variant="outline" href={paths.contactUs}>
          {t('book.contact')}
        </ButtonLink>
      </div>
    </div>
  )
}
