import { useTranslation } from 'react-i18next'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './HoleOfTheWeek.module.scss'

const hole = { par: 4, yards: 386, strokeIndex: 8 }

export function HoleOfTheWeek() {
  const { t } = useTranslation('session')
  const formats = useFormats()
  return (
    <figure className={styles['caption']}>
      <figcaption>
        <p className={styles['kicker']}>{t('signIn.holeKicker')}</p>
        <p className={styles['name']}>{t('signIn.holeName')}</p>
      </figcaption>
      <dl className={styles['figures']}>
        {(['par', 'yards', 'strokeIndex'] as const).map((figure) => (
          <div key={figure}>
            <dt className={styles['kicker']}>{t(`signIn.${figure}`)}</dt>
            <dd className={styles['figure']}>{formats.number(hole[figure])}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
