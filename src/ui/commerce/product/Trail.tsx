import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Product } from '#domain/commerce/product'
import { TextLink } from '#ui/kit/TextLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import { pathOfCategory } from '../shopPaths.ts'
import styles from './Trail.module.scss'

/** Where in the shop one is. */
export function Trail({ product: { name, categories } }: { readonly product: Pick<Product, 'name' | 'categories'> }) {
  const { t } = useTranslation('product')
  const [category] = categories
  return (
    <nav aria-label={t('trail.title')}>
      <ol className={styles['trail']}>
        <li>
          <TextLink href={paths.shop} small={true}>
            {t('trail.shop')}
          </TextLink>
          <ChevronRight size={16} aria-hidden={true} />
        </li>
        {category && (
          <li>
            <TextLink href={pathOfCategory(category)} small={true}>
              {category.name}
            </TextLink>
            <ChevronRight size={16} aria-hidden={true} />
          </li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}
