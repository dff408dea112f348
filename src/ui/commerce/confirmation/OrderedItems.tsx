import { useTranslation } from 'react-i18next'
import { multiplied } from '#domain/commerce/money'
import type { Order } from '#domain/commerce/order'
import { CheckoutItems } from '../checkout/CheckoutItems.tsx'
import { OrderStatusBadge } from '../orders/OrderStatusBadge.tsx'
import { PaymentAndPlaces } from '../orders/PaymentAndPlaces.tsx'
import { TotalsPanel } from '../totals/TotalsPanel.tsx'
import styles from './ConfirmationScreen.module.scss'

export function OrderedItems({ order }: { readonly order: Order }) {
  const { t } = useTranslation('checkout')
  const goods = order.items.map(({ price, choices, options, ...item }) => ({
    ...item,
    details: [...options.map(({ value }) => value), ...choices.flatMap(({ values }) => values.map(({ name }) => name))],
    sum: multiplied(price, item.quantity),
  }))
  return (
    <div className={styles['sheet']}>
      <div>
        <h2 className={styles['title']}>{t('done.items')}</h2>
        <p data-status={order.status.kind}>
          <OrderStatusBadge order={order} />
        </p>
        <CheckoutItems goods={goods} label={t('done.items')} />
      </div>
      <div className={styles['side']}>
        <TotalsPanel texts="orders" totals={order.totals} />
        <PaymentAndPlaces order={order} />
      </div>
    </div>
  )
}
