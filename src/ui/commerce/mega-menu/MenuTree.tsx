import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import type { Category } from '#domain/commerce/category'
import { classes } from '#ui/kit/classes.ts'
import { pathOfCategory } from '../shopPaths.ts'
import styles from './MenuTree.module.scss'

interface MenuTreeProps {
  readonly categories: readonly Category[]
  /** Closes the menu even if the link leads to the current page. */
  readonly onLeave: () => void
}

export function MenuTree({ categories, onLeave }: MenuTreeProps) {
  const { t } = useTranslation('menu')
  return (
    <nav aria-label={t('menu.categories')}>
      <ul className={styles['groups']}>
        {categories.map((category) => (
          <li key={category.id} data-group={category.id} className={styles['group']}>
            <Link href={pathOfCategory(category)} onPress={onLeave} className={classes(styles['head'])}>
              {category.name}
            </Link>
            {category.children.length > 0 && (
              <ul className={styles['children']} aria-label={category.name}>
                {category.children.map((child) => (
                  <li key={child.id}>
                    <Link href={pathOfCategory(child)} onPress={onLeave} className={classes(styles['link'])}>
                      {child.name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
