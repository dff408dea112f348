import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CategoryLink } from '#domain/commerce/product'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { useShopLinks } from '../shopLinks.ts'
import { pathOfCategory } from '../shopPaths.ts'
import styles from './ShopTrail.module.scss'

interface ShopTrailProps {
  readonly categories: readonly CategoryLink[]
  readonly here: string
}

export function ShopBreadcrumbs({ categories, here }: ShopTrailProps) {
  const { t } = useTranslation('commerce')
  const { home, hasCategories } = useShopLinks()
  const steps = [
    { href: home, name: t('breadcrumbs.shop') },
    ...(hasCategories ? categories : []).map((category) => ({ href: pathOfCategory(category), name: category.name })),
  ]
  return (
    <nav aria-label={t('breadcrumbs.title')}>
      <ol className={styles['trail']}>
        {steps.map(({ href, name }) => (
          <li key={href}>
            <TextLink href={href} small={true}>
              {name}
            </TextLink>
            <ChevronRight size={16} aria-hidden={true} />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
