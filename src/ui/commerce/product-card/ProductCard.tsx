import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import type { ProductCard as Card } from '#domain/commerce/product'
import { classes } from '#ui/kit/classes.ts'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { useShopLinks } from '../shopLinks.ts'
import { CardPrice } from './CardPrice.tsx'
import styles from './ProductCard.module.scss'

interface ProductCardProps {
  readonly product: Card
  readonly heading: 'h2' | 'h3' | 'h4'
  readonly action?: ReactNode
}

export function ProductCard({ product, heading: Heading, action }: ProductCardProps) {
  const { t } = useTranslation('commerce')
  const links = useShopLinks()
  const { name, urlKey, picture, price, inStock, tags } = product
  return (
    <li className={styles['card']} data-product={product.sku}>
      <div className={styles['picture']}>
        {picture && <img src={picture.url} alt="" width={400} height={400} loading="lazy" decoding="async" />}
        {inStock && tags.length > 0 && <span className={styles['tag']}>{tags[0]}</span>}
      </div>
      <Heading className={styles['name']}>
        <Link href={links.product(urlKey)} className={classes(styles['link'])}>
          {name}
        </Link>
      </Heading>
      <CardPrice price={price} />
      {!inStock && (
        <p>
          <Badge kind="past">{t('card.soldOut')}</Badge>
        </p>
      )}
      {action && <div className={styles['action']}>{action}</div>}
    </li>
  )
}
