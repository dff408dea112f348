import { observer } from 'mobx-react-lite'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { pathOfCategory } from '../shopPaths.ts'
import type { BlockProps } from './BlockProps.ts'
import styles from './CategoryTiles.module.scss'

export const CategoryTiles = observer(function CategoryTiles({ block, model }: BlockProps) {
  const { t } = useTranslation('shopHome')
  return (
    <>
      <h2 className={styles['title']}>{block.title}</h2>
      <LoadedView loaded={model.categories} skeleton={<Tiles count={block.items.length} />} failed={t('categories.unread')}>
        {() => (
          <ul className={styles['tiles']}>
            {model.categoriesOf(block).map(({ id, urlKey, name, picture, description }) => (
              <li key={id} className={styles['tile']}>
                <div className={styles['picture']}>
                  {picture !== undefined && <img src={picture} alt="" loading="lazy" decoding="async" width={320} height={320} />}
                </div>
                <h3 className={styles['name']}>
                  <Link href={pathOfCategory({ id, urlKey })} className={classes(styles['link'])}>
                    {name}
                  </Link>
                </h3>
                {description !== '' && <p className={styles['lead']}>{description}</p>}
              </li>
            ))}
          </ul>
        )}
      </LoadedView>
    </>
  )
})

function Tiles({ count }: { readonly count: number }) {
  return (
    <div className={styles['tiles']}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={styles['tile']}>
          <div className={styles['picture']} />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  )
}
