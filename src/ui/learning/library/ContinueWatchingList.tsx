import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundVideo } from '#domain/learning/library'
import { VideoRow } from '../series/VideoRow.tsx'
import styles from './LibraryScreen.module.scss'

export function ContinueWatchingList({ videos }: { readonly videos: readonly FoundVideo[] }) {
  const { t } = useTranslation('library')
  const heading = useId()
  if (videos.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t('library.begun')}</h2>
      <ul className={styles['begun']}>
        {videos.map((video) => (
          <VideoRow key={`${video.seriesId}/${video.id}`} video={video} seriesId={video.seriesId} isNext={false} level={3} />
        ))}
      </ul>
    </section>
  )
}
