import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import type { AppointmentsViewModel } from './AppointmentsViewModel.ts'
import styles from './Legend.module.scss'

export function Legend({ shown }: { readonly shown: AppointmentsViewModel['legend'] }) {
  const { t } = useTranslation('scheduling')
  const entries = [
    { kind: 'lesson', isShown: shown.lessons, text: t('appointments.legendLessons') },
    { kind: 'practice', isShown: shown.practice, text: t('appointments.legendPractice') },
    { kind: 'waiting', isShown: shown.waitingList, text: t('appointments.legendWaiting') },
    { kind: 'canceled', isShown: shown.canceled, text: t('appointments.legendCanceled') },
  ]
  return (
    <div className={styles['legend']}>
      <ul className={styles['kinds']}>
        {entries
          .filter(({ isShown }) => isShown)
          .map(({ kind, text }) => (
            <li key={kind} className={styles['kind']}>
              <span className={classes(styles['swatch'], styles[kind])} />
              {text}
            </li>
          ))}
      </ul>
      <p className={styles['note']}>{t('appointments.zoneNote')}</p>
    </div>
  )
}
