import { Link } from 'react-aria-components/Link'
import type { FeaturedProduct } from '#domain/commerce/category'
import { classes } from '#ui/kit/classes.ts'
import { pathOfProduct } from '../shopPaths.ts'
import styles from './Featured.module.scss'

interface FeaturedProps {
  readonly featured: readonly FeaturedProduct[]
  /** Whose they are. */
  readonly label: string
}

/** What a category puts forward: the first one large, the others in a row below it. */
export function Featured({ featured, label }: FeaturedProps) {
  if (featured.length === 0) return null
  return (
    <ul className={styles['featured']} aria-label={label}>
      {featured.map(({ name, urlKey, picture }) => (
        <li key={urlKey} className={styles['one']}>
          <div className={styles['picture']}>
            <img src={picture.url} alt="" loading="lazy" decoding="async" width={480} height={480} />
          </div>
          <Link href={pathOfProduct(urlKey)} className={classes(styles['link'])}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
