import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '#domain/commerce/order'
import { Badge, type BadgeKind } from '#ui/kit/feedback/Badge.tsx'

const kinds: Readonly<Record<OrderStatus['kind'], BadgeKind>> = {
  ...{ pending: 'waiting', processing: 'waiting', complete: 'booked', closed: 'past', canceled: 'failed', other: 'past' },
}

export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('orders')
  return <Badge kind={kinds[status.kind]}>{status.kind === 'other' ? status.label : t(`status.${status.kind}`)}</Badge>
}
