import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type SeriesVideo, watchedToEnd } from '#domain/learning/library'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import type { ListPlace } from '#ui/kit/content/useIncrementalList.ts'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { pathOfVideo } from '../learningPaths.ts'
import { Poster } from '../library/Poster.tsx'
import { videoTime } from '../videoTime.ts'
import styles from './VideoRow.module.scss'

interface VideoRowProps extends ListPlace {
  readonly video: SeriesVideo
  readonly seriesId: string
  readonly isNext: boolean
  readonly level?: 2 | 3
  readonly onOpen?: () => void
  readonly children?: ReactNode
  readonly action?: ReactNode
}

export function VideoRow({ video, seriesId, isNext, level = 2, onOpen, children, action, ...place }: VideoRowProps) {
  const { t } = useTranslation('library')
  const formats = useFormats()
  const { title, seconds, poster, progress } = video
  const Heading = `h${level}` as const
  const isSeen = progress >= watchedToEnd
  return (
    <li {...place} className={styles['row']} {...(isNext && { 'aria-current': 'step' as const })}>
      <Poster address={poster} progress={progress} />
      <div className={styles['words']}>
        <Heading className={styles['title']}>
          <TextLink href={pathOfVideo(video.id, seriesId)} {...(onOpen && { onPress: onOpen })}>
            {title}
          </TextLink>
        </Heading>
        <p className={styles['facts']}>
          <time dateTime={`PT${Math.floor(seconds)}S`}>{videoTime(seconds)}</time>
          {isSeen && <Badge kind="booked">{t('series.seen')}</Badge>}
          {!isSeen && progress > 0 && <span>{t('series.progress', { percent: formats.number(progress) })}</span>}
          {isNext && <Badge kind="past">{t('series.next')}</Badge>}
        </p>
        {children}
      </div>
      {action}
    </li>
  )
}
