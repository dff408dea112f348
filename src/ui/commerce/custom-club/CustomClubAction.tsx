import { useTranslation } from 'react-i18next'
import type { CustomClubOrder } from '#domain/commerce/fitting/customClub'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import styles from './CustomClubPanel.module.scss'

/** What can be done with an order whose deposit isn't paid. */
export function CustomClubAction({ order: { id, isDepositOnline } }: { readonly order: CustomClubOrder }) {
  const { t } = useTranslation('fitting')
  return (
    <div className={styles[isDepositOnline ? 'online' : 'action']} data-deposit={id}>
      {isDepositOnline ? (
        <ButtonLink size="large" wide={true} href={paths.clubOrder.replace(':id', encodeURIComponent(id))}>
          {t('order.payDeposit')}
        </ButtonLink>
      ) : (
        <p>{t('order.atCentre')}</p>
      )}
    </div>
  )
}
