import { useTranslation } from 'react-i18next'
import { isReduced, type PriceRange } from '#domain/commerce/product'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './ProductCard.module.scss'

export function CardPrice({ price: { from, to } }: { readonly price: PriceRange }) {
  const { t } = useTranslation('commerce')
  const formats = useFormats()
  const least = formats.money(from.final)
  return (
    <p className={styles['price']}>
      {isReduced(from) && (
        <del className={styles['was']}>
          <span className={styles['heard']}>{t('card.was')} </span>
          {formats.money(from.regular)}
        </del>
      )}
      <span className={styles['now']}>
        {isReduced(from) && <span className={styles['heard']}>{t('card.now')} </span>}
        {from.final.minor === to.final.minor ? least : t('card.from', { price: least })}
      </span>
    </p>
  )
}
