import { Link } from 'react-aria-components/Link'
import type { FeaturedProduct } from '#domain/commerce/category'
import { classes } from '#ui/kit/classes.ts'
import { pathOfProduct } from '../shopPaths.ts'
import styles from './Featured.module.scss'

interface FeaturedProps {
  readonly featured: readonly FeaturedProduct[]
  readonly label: string
}

export function Featured({ featured, label }: FeaturedProps) {
  if (featured.length === 0) return null
  return (
    <ul className={styles['featured']} aria-label={label}>
      {featured.map(({ name, urlKey, picture }) => (
        <li key={urlKey}>
          <Link href={pathOfProduct(urlKey)} className={classes(styles['link'])}>
            <img className={styles['picture']} src={picture.url} alt="" loading="lazy" decoding="async" width={72} height={72} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
