import { useTranslation } from 'react-i18next'
import type { Player } from '#domain/session/player'
import styles from './ProfileFacts.module.scss'

export function ProfileFacts({ player }: { readonly player: Player }) {
  const { t } = useTranslation('session')
  const { userType, metricDistances, metricSpeeds, hand } = player
  return (
    <dl className={styles['facts']}>
      <dt>{t('account.membership')}</dt>
      <dd>
        <data value={userType}>{t(`account.userType${userType}`)}</data>
      </dd>
      <dt>{t('account.units')}</dt>
      <dd>
        <data value={metricDistances ? 'metre' : 'yard'}>{t(metricDistances ? 'account.metric' : 'account.imperial')}</data>
      </dd>
      <dt>{t('account.speeds')}</dt>
      <dd>
        <data value={metricSpeeds ? 'kph' : 'mph'}>{metricSpeeds ? 'km/h' : 'mph'}</data>
      </dd>
      <dt>{t('account.hand')}</dt>
      <dd>{t(`account.${hand}`)}</dd>
    </dl>
  )
}
