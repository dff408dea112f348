import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Series } from '#domain/learning/library'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import type { ListPlace } from '#ui/kit/content/useIncrementalList.ts'
import { pathOfSeries } from '../learningPaths.ts'
import { Poster } from './Poster.tsx'
import styles from './SeriesCard.module.scss'

interface SeriesCardProps extends ListPlace {
  readonly series: Series
  readonly children?: ReactNode
}

export function SeriesCard({ series, children, ...place }: SeriesCardProps) {
  const { t } = useTranslation('library')
  const { id, title, lead, poster, videoCount, watchedCount } = series
  return (
    <li {...place} className={styles['card']}>
      <Poster address={poster} progress={videoCount === 0 ? 0 : (100 * watchedCount) / videoCount} />
      <div className={styles['head']}>
        <h2 className={styles['title']}>
          <TextLink href={pathOfSeries(id)}>{title}</TextLink>
        </h2>
        {children && <div className={styles['actions']}>{children}</div>}
      </div>
      {lead && <p className={styles['lead']}>{lead}</p>}
      <p className={styles['count']}>
        {watchedCount === 0
          ? t('library.videos', { count: videoCount })
          : t('library.watched', { count: videoCount, watched: watchedCount })}
      </p>
    </li>
  )
}
