import { useTranslation } from 'react-i18next'
import type { Order, OrderPayment } from '#domain/commerce/order'
import { AddressBlock } from '../address/AddressBlock.tsx'
import styles from './PaymentAndPlaces.module.scss'

export function PaymentAndPlaces({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const { payments, shippingAddress, billingAddress, shippingMethod } = order
  return (
    <>
      {payments.length > 0 && (
        <section aria-label={t('detail.payment')}>
          <h2 className={styles['title']}>{t('detail.payment')}</h2>
          {payments.map((payment) => (
            <Payment key={payment.name} payment={payment} />
          ))}
        </section>
      )}
      {shippingAddress && (
        <section aria-label={t('detail.shippedTo')}>
          <h2 className={styles['title']}>{t('detail.shippedTo')}</h2>
          <AddressBlock address={shippingAddress} />
          {shippingMethod !== undefined && <p className={styles['note']}>{shippingMethod}</p>}
        </section>
      )}
      {billingAddress && (
        <section aria-label={t('detail.billedTo')}>
          <h2 className={styles['title']}>{t('detail.billedTo')}</h2>
          <AddressBlock address={billingAddress} />
        </section>
      )}
    </>
  )
}

function Payment({ payment: { name, card } }: { readonly payment: OrderPayment }) {
  const { t } = useTranslation('orders')
  return <p data-last4={card?.last4}>{card ? t('detail.card', { type: card.type, last4: card.last4 }) : name}</p>
}
