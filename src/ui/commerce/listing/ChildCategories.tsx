import { Link } from 'react-aria-components/Link'
import type { Category } from '#domain/commerce/category'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { classes } from '#ui/kit/classes.ts'
import { pathOfCategory } from '../shopPaths.ts'
import styles from './ChildCategories.module.scss'

interface ChildCategoriesProps {
  readonly categories: readonly Category[]
  readonly label: string
}

export function ChildCategories({ categories, label }: ChildCategoriesProps) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles['children']}>
        {categories.map((category) => (
          <li key={category.id} className={styles['child']} data-child={category.id}>
            <Link href={pathOfCategory(category)} className={classes(styles['link'])}>
              {category.picture !== undefined && (
                <img className={styles['picture']} src={category.picture} alt="" width={56} height={56} loading="lazy" decoding="async" />
              )}
              {category.name}
            </Link>
            <Grandchildren categories={category.children} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Grandchildren({ categories }: { readonly categories: readonly Category[] }) {
  if (categories.length === 0) return null
  return (
    <ul className={styles['grandchildren']}>
      {categories.map((category) => (
        <li key={category.id}>
          <TextLink href={pathOfCategory(category)} small={true}>
            {category.name}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
