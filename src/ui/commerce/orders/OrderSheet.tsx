import { PackageOpen, Printer } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Order } from '#domain/commerce/order'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { pathOfNewReturn } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { TotalsPanel } from '../totals/TotalsPanel.tsx'
import { OrderItems } from './OrderItems.tsx'
import styles from './OrderScreen.module.scss'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import type { OrderViewModel } from './OrderViewModel.ts'
import { PaymentAndPlaces } from './PaymentAndPlaces.tsx'
import { ReorderButton } from './ReorderButton.tsx'
import { ReorderNotice } from './ReorderNotice.tsx'
import { Shipments } from './Shipments.tsx'
import { StillToCome } from './StillToCome.tsx'

interface OrderSheetProps {
  readonly order: Order
  readonly model: OrderViewModel
}

export const OrderSheet = observer(function OrderSheet({ order, model }: OrderSheetProps) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { number, shipments, totals } = order
  const { reordering } = model
  const day = model.dayOf(order)
  return (
    <article className={styles['article']}>
      <header className={styles['head']}>
        <p className={styles['placed']}>
          <OrderStatusBadge order={order} />
          <time dateTime={day.toString()}>{t('detail.placed', { day: formats.day(day, 0) })}</time>
        </p>
        <div className={styles['acts']}>
          <Button variant="outline" icon={<Printer size={18} aria-hidden={true} />} onPress={() => window.print()}>
            {t('detail.print')}
          </Button>
          {order.isReturnable && (
            <ButtonLink variant="outline" icon={<PackageOpen size={18} aria-hidden={true} />} href={pathOfNewReturn(number)}>
              {t('returns.action')}
            </ButtonLink>
          )}
          <ReorderButton model={reordering} number={number} />
        </div>
      </header>
      <StillToCome order={order} />
      <ReorderNotice model={reordering} problems={model.generalProblems} nameOf={() => undefined} />
      <div className={styles['sheet']}>
        <div className={styles['main']}>
          <OrderItems order={order} model={model} />
          {shipments.length > 0 && <Shipments shipments={shipments} />}
        </div>
        <div className={styles['side']}>
          <TotalsPanel texts="orders" totals={totals} />
          <PaymentAndPlaces order={order} />
        </div>
      </div>
    </article>
  )
})
