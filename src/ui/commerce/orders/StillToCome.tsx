import { useTranslation } from 'react-i18next'
import { type OrderSummary, stillToCome } from '#domain/commerce/order'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './StillToCome.module.scss'

export function StillToCome({ order }: { readonly order: Pick<OrderSummary, 'status' | 'items'> }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const items = stillToCome(order)
  if (items.length === 0) return null
  const pieces = items.map(({ id, name, toShip }) => ({ id, text: t('detail.piecesOf', { quantity: formats.number(toShip), name }) }))
  return (
    <p className={styles['left']} data-to-come={pieces.map(({ text }) => text).join()}>
      {t('toCome', { items: pieces.map(({ text }) => text).join(t('list.comma')) })}
    </p>
  )
}
