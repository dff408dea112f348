import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { isReduced } from '#domain/commerce/product'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './PriceLine.module.scss'
import type { ProductConfigurator } from './ProductConfigurator.ts'

export const PriceLine = observer(function PriceLine({ choosing }: { readonly choosing: ProductConfigurator }) {
  const { t } = useTranslation('addToCart')
  const formats = useFormats()
  const { price, listed, product, isOpen } = choosing
  const { from, to } = product.price
  const known = isOpen || !price ? undefined : price
  const now = formats.money(known ?? from.final)
  const isFrom = !known && from.final.minor !== to.final.minor
  return (
    <p className={styles['price']}>
      <strong className={styles['now']} data-price={known && true}>
        {isFrom ? t('price.from', { price: now }) : now}
      </strong>
      {isReduced(listed) && (known ?? from.final).minor <= listed.final.minor && (
        <span>
          <span className={styles['heard']}>{t('price.before')}</span> <s>{formats.money(listed.regular)}</s>
        </span>
      )}
    </p>
  )
})
