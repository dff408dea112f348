import { useTranslation } from 'react-i18next'
import type { CustomClubOrder } from '#domain/commerce/fitting/customClub'
import styles from './CustomClubPanel.module.scss'

/** What can be done with an order whose deposit isn't paid. */
export function CustomClubAction({ order }: { readonly order: CustomClubOrder }) {
  const { t } = useTranslation('fitting')
  return (
    <div className={styles['action']} data-deposit={order.id}>
      <p>{t('order.atCentre')}</p>
    </div>
  )
}
