import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import type { LessonTexts } from './lessonTexts.ts'
import styles from './NextLesson.module.scss'

interface LessonSummaryProps {
  readonly texts: LessonTexts
  readonly coach?: string | undefined
  readonly monogram: ReactNode
  readonly href: string
  readonly moveHref?: string | undefined
  readonly isTooLateToMove: boolean
}

export function LessonSummary({ texts, coach, monogram, href, moveHref, isTooLateToMove }: LessonSummaryProps) {
  const { t } = useTranslation('support')
  const { dateTime, figure, period, when, own, where } = texts
  return (
    <>
      <p className={styles['figure']}>
        <time dateTime={dateTime}>
          {figure}
          {period && <small className={styles['period']}> {period}</small>}
        </time>
      </p>
      <p className={styles['when']}>{when}</p>
      {own && <p className={styles['own']}>{own}</p>}
      <div className={styles['where']}>
        {monogram}
        <p>
          {coach && <strong className={styles['coach']}>{coach}</strong>}
          {where}
        </p>
      </div>
      <div className={styles['actions']}>
        <ButtonLink href={href}>{t('home.seeLesson')}</ButtonLink>
        {moveHref && (
          <ButtonLink variant="outline" href={moveHref}>
            {t('home.reschedule')}
          </ButtonLink>
        )}
      </div>
      {isTooLateToMove && <p className={styles['locked']}>{t('home.tooLateToMove')}</p>}
    </>
  )
}
