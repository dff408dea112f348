import { useTranslation } from 'react-i18next'
import type { CartItem } from '#domain/commerce/cart'
import type { Money } from '#domain/commerce/money'
import { shownPrices } from '#domain/commerce/shownPrices'
import type { Totals } from '#domain/commerce/totals'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { Thumbnail } from '../orders/Thumbnails.tsx'
import styles from './CheckoutItems.module.scss'

interface Good {
  readonly id: number | string
  readonly name: string
  readonly quantity: number
  readonly picture: string | undefined
  readonly details: readonly string[]
  readonly sum: Money
}

export function CheckoutItems({ goods, label }: { readonly goods: readonly Good[]; readonly label: string }) {
  const { t } = useTranslation('checkout')
  const formats = useFormats()
  return (
    <ul className={styles['goods']} aria-label={label}>
      {goods.map(({ id, name, quantity, picture, details, sum }) => (
        <li key={id} data-good={`${quantity} ${name}`} className={styles['line']}>
          <Thumbnail picture={picture} />
          <div className={styles['words']}>
            <p className={styles['name']}>{quantity === 1 ? name : t('checkout.pieces', { count: quantity, name })}</p>
            {details.length > 0 && <p className={styles['detail']}>{joinFacts(...details)}</p>}
          </div>
          <p className={styles['sum']}>{formats.money(sum)}</p>
        </li>
      ))}
    </ul>
  )
}

export function checkoutItem(item: CartItem, totals: Totals, terms?: string): Good {
  const { id, quantity, product, details } = item
  const texts = details.flatMap(({ values }) => values.map(({ text }) => text))
  return {
    id,
    quantity,
    name: product.name,
    picture: product.picture?.url,
    details: terms ? [...texts, terms] : texts,
    sum: shownPrices(item, totals).row,
  }
}
