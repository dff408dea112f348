import { useTranslation } from 'react-i18next'
import type { FoundVideo } from '#domain/learning/library'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { IncrementalList } from '#ui/kit/content/IncrementalList.tsx'
import { pathOfSeries } from '../learningPaths.ts'
import { VideoRow } from '../series/VideoRow.tsx'
import styles from './SearchScreen.module.scss'

interface FoundVideosProps {
  readonly videos: readonly FoundVideo[]
  readonly onOpen: () => void
}

export function FoundVideos({ videos, onOpen }: FoundVideosProps) {
  const { t } = useTranslation('library')
  return (
    <>
      <p role="status" className={styles['count']}>
        {t('search.found', { count: videos.length })}
      </p>
      <IncrementalList items={videos} className={styles['videos']} label={t('search.results')}>
        {(video, place) => (
          <VideoRow key={`${video.seriesId}/${video.id}`} video={video} seriesId={video.seriesId} isNext={false} onOpen={onOpen} {...place}>
            <TextLink href={pathOfSeries(video.seriesId)} small={true}>
              {video.seriesTitle}
            </TextLink>
          </VideoRow>
        )}
      </IncrementalList>
    </>
  )
}
