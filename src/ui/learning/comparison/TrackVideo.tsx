import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useFormats } from '#ui/shell/useFormats.ts'
import { VideoError } from '../player/VideoError.tsx'
import styles from './ComparisonScreen.module.scss'
import type { PairModel } from './PairModel.ts'
import type { TrackModel } from './TrackModel.ts'

interface TrackVideoProps {
  readonly track: TrackModel
  readonly pair: PairModel
}

export const TrackVideo = observer(function TrackVideo({ track, pair }: TrackVideoProps) {
  const formats = useFormats()
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => (film.current ? pair.attach(track, film.current) : undefined), [track, pair])
  const { club, taken, media } = track.swing
  const title = formats.together(club, formats.shortDay(taken.toPlainDate()))
  return (
    <figure className={styles['figure']}>
      <video
        ref={film}
        className={styles['video']}
        data-mirrored={track.isMirrored || undefined}
        crossOrigin="anonymous"
        playsInline={true}
        preload="auto"
        poster={media.poster}
        aria-label={title}
        muted={true}
      >
        {media.sources.map(({ address, type }) => (
          <source key={address} src={address} type={type} onError={() => track.reportBroken(true)} />
        ))}
      </video>
      <figcaption className={styles['caption']}>{title}</figcaption>
      {track.isBroken && <VideoError onRetry={() => film.current?.load()} />}
    </figure>
  )
})
