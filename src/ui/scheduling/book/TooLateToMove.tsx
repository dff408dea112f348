import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import type { LateNotice } from '#domain/scheduling/booking'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import type { Explanation } from '#ui/shell/explanation.ts'
import { pathOfAppointment, paths } from '#ui/shell/paths.ts'
import { WhyLate } from '../WhyLate.tsx'
import { MovedMoment } from './MovedMoment.tsx'
import styles from './TooLateToMove.module.scss'

interface TooLateToMoveProps {
  readonly lesson: Appointment
  readonly explanation: Explanation<LateNotice> | undefined
}

export function TooLateToMove({ lesson, explanation }: TooLateToMoveProps) {
  const { t } = useTranslation('scheduling')
  return (
    <div className={styles['notice']}>
      <Notice icon={Clock} mild={true} title={t('book.tooLate')}>
        <MovedMoment lesson={lesson} />
        <WhyLate explanation={explanation} appointment={lesson} subject={t('book.tooLate')}>
          {t('why.notMoved')}
        </WhyLate>
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
