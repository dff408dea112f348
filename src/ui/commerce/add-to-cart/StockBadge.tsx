import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import type { ProductConfigurator } from './ProductConfigurator.ts'

export const StockBadge = observer(function StockBadge({ choosing }: { readonly choosing: ProductConfigurator }) {
  const { t } = useTranslation('addToCart')
  const { inStock, product } = choosing
  if (!inStock) return <Badge kind="failed">{t('stock.none')}</Badge>
  if (product.left !== undefined) return <Badge kind="waiting">{t('stock.left', { count: product.left })}</Badge>
  return <Badge kind="booked">{t('stock.there')}</Badge>
})
