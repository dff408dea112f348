import { useTranslation } from 'react-i18next'
import { type OrderStatus, type OrderSummary, stillToCome } from '#domain/commerce/order'
import { Badge, type BadgeKind } from '#ui/kit/feedback/Badge.tsx'

const kinds: Readonly<Record<OrderStatus['kind'], BadgeKind>> = {
  ...{ pending: 'waiting', processing: 'waiting', complete: 'booked', closed: 'past', canceled: 'failed', other: 'past' },
}

export function OrderStatusBadge({ order }: { readonly order: Pick<OrderSummary, 'status' | 'items'> }) {
  const { t } = useTranslation('orders')
  const { status } = order
  if (stillToCome(order).length > 0) return <Badge kind="waiting">{t('status.partlyShipped')}</Badge>
  return <Badge kind={kinds[status.kind]}>{status.kind === 'other' ? status.label : t(`status.${status.kind}`)}</Badge>
}
