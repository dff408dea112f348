import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { OrderedProduct, OrderSummary } from '#domain/commerce/order'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { pathOfOrder } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import styles from './OrdersScreen.module.scss'
import type { OrdersViewModel } from './OrdersViewModel.ts'
import { ReorderButton } from './ReorderButton.tsx'
import { ReorderNotice } from './ReorderNotice.tsx'
import { StillToCome } from './StillToCome.tsx'
import { Thumbnails } from './Thumbnails.tsx'

interface OrderRowProps {
  readonly order: OrderSummary
  readonly model: OrdersViewModel
}

export const OrderRow = observer(function OrderRow({ order, model }: OrderRowProps) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { number, items, unreadableItems, total } = order
  const { reordering } = model
  const day = model.dayOf(order)
  const wordsFor = ({ name, options }: OrderedProduct) =>
    options.length === 0 ? name : t('list.named', { name, options: options.map(({ value }) => value).join(t('list.comma')) })
  const lines = [...items.map(wordsFor), ...(unreadableItems > 0 ? [t('list.unreadable', { count: unreadableItems })] : [])]
  return (
    <li className={styles['order']} data-order={number}>
      <div className={styles['row']}>
        <Thumbnails items={items} />
        <div className={styles['what']}>
          <p className={styles['day']}>
            <time dateTime={day.toString()}>{formats.day(day, model.thisYear)}</time>
          </p>
          <h2 className={styles['number']}>
            <TextLink href={pathOfOrder(number)}>{t('list.order', { number })}</TextLink>
          </h2>
          <p className={styles['lines']}>{lines.join(t('list.comma'))}</p>
          <StillToCome order={order} />
        </div>
        <div className={styles['sums']}>
          <OrderStatusBadge order={order} />
          <data className={styles['total']} value={`${total.minor} ${total.currency}`}>
            {formats.money(total)}
          </data>
        </div>
        <div className={styles['again']}>
          <ReorderButton model={reordering} number={number} isQuiet={true} />
        </div>
      </div>
      {reordering.number === number && (
        <ReorderNotice
          model={reordering}
          problems={reordering.outcome?.problems ?? []}
          nameOf={(id) => items.find((item) => item.id === id)?.name}
        />
      )}
    </li>
  )
})
