import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import type { Category, FeaturedProduct } from '#domain/commerce/category'
import { classes } from '#ui/kit/classes.ts'
import { pathOfCategory, pathOfProduct } from '../shopPaths.ts'
import styles from './MenuSpecials.module.scss'

interface MenuSpecialsProps {
  readonly specials: readonly Category[]
  readonly onLeave: () => void
}

export function MenuSpecials({ specials, onLeave }: MenuSpecialsProps) {
  const { t } = useTranslation('menu')
  return (
    <section aria-label={t('menu.specials')} className={styles['specials']}>
      {specials.map((special) => (
        <div key={special.id} data-group={special.id} data-special={special.id} className={styles['special']}>
          <Link href={pathOfCategory(special)} onPress={onLeave} className={classes(styles['head'])}>
            {special.name}
          </Link>
          {special.description !== '' && <p className={styles['lead']}>{special.description}</p>}
          <ul className={styles['featured']} aria-label={t('menu.featured', { name: special.name })}>
            {special.featured.map((product) => (
              <Shown key={product.urlKey} product={product} onLeave={onLeave} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Shown({ product: { name, urlKey, picture }, onLeave }: { readonly product: FeaturedProduct; readonly onLeave: () => void }) {
  return (
    <li className={styles['one']}>
      <Link href={pathOfProduct(urlKey)} onPress={onLeave} className={classes(styles['link'])}>
        <img className={styles['picture']} src={picture.url} alt="" width={160} height={160} decoding="async" />
        {name}
      </Link>
    </li>
  )
}
