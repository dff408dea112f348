import { useTranslation } from 'react-i18next'
import type { SeriesOfVideo } from '#domain/learning/video'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { pathOfVideo } from '../learningPaths.ts'
import { videoTime } from '../videoTime.ts'
import styles from './VideoScreen.module.scss'

export function SeriesList({ series: { id, title, index, videos } }: { readonly series: SeriesOfVideo }) {
  const { t } = useTranslation('video')
  return (
    <nav aria-label={t('video.series')}>
      <h2 className={styles['heading']}>{title}</h2>
      <ol className={styles['rows']}>
        {videos.map((video, place) => (
          <li key={video.id} className={styles['row']} aria-current={place === index ? 'true' : undefined}>
            {place === index ? <strong>{video.title}</strong> : <TextLink href={pathOfVideo(video.id, id)}>{video.title}</TextLink>}
            <span className={styles['time']}>{videoTime(video.seconds)}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
