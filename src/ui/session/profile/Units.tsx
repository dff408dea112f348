import { useTranslation } from 'react-i18next'
import type { Player } from '#domain/session/player'
import styles from './Units.module.scss'

/** Only the desk can change the units. */
export function Units({ player: { metricDistances, metricSpeeds } }: { readonly player: Player }) {
  const { t } = useTranslation('account')
  return (
    <section aria-labelledby="units" className={styles['units']}>
      <h2 id="units" className={styles['title']}>
        {t('units.title')}
      </h2>
      <dl className={styles['facts']}>
        <dt>{t('units.distances')}</dt>
        <dd>
          <data value={metricDistances ? 'metre' : 'yard'}>{t(metricDistances ? 'units.metres' : 'units.yards')}</data>
        </dd>
        <dt>{t('units.speeds')}</dt>
        <dd>
          <data value={metricSpeeds ? 'kph' : 'mph'}>{t(metricSpeeds ? 'units.kph' : 'units.mph')}</data>
        </dd>
      </dl>
      <p className={styles['note']}>{t('units.whereToChange')}</p>
    </section>
  )
}
