import { useTranslation } from 'react-i18next'
import type { FoundVideo } from '#domain/learning/library'
import { TextLink } from '#ui/kit/TextLink.tsx'
import { pathOfSeries } from '../learningPaths.ts'
import { VideoRow } from '../series/VideoRow.tsx'
import styles from './SearchScreen.module.scss'

export function FoundVideos({ videos }: { readonly videos: readonly FoundVideo[] }) {
  const { t } = useTranslation('library')
  return (
    <>
      <p role="status" className={styles['count']}>
        {t('search.found', { count: videos.length })}
      </p>
      <ul className={styles['videos']} aria-label={t('search.results')}>
        {videos.map((video) => (
          <VideoRow key={video.id} video={video} seriesId={video.seriesId} isNext={false}>
            <TextLink href={pathOfSeries(video.seriesId)} small={true}>
              {video.seriesTitle}
            </TextLink>
          </VideoRow>
        ))}
      </ul>
    </>
  )
}
