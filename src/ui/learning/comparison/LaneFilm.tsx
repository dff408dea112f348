import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useFormats } from '#ui/shell/useFormats.ts'
import { BrokenFilm } from '../player/BrokenFilm.tsx'
import styles from './ComparisonScreen.module.scss'
import type { LaneModel } from './LaneModel.ts'
import type { PairModel } from './PairModel.ts'

interface LaneFilmProps {
  readonly lane: LaneModel
  readonly pair: PairModel
}

/** One of the films: without controls of its own, since one transport moves both. */
export const LaneFilm = observer(function LaneFilm({ lane, pair }: LaneFilmProps) {
  const formats = useFormats()
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => (film.current ? pair.attach(lane, film.current) : undefined), [lane, pair])
  const { club, taken, media } = lane.swing
  const title = formats.together(club, formats.shortDay(taken.toPlainDate()))
  return (
    <figure className={styles['figure']}>
      <video
        ref={film}
        className={styles['film']}
        data-mirrored={lane.isMirrored || undefined}
        crossOrigin="anonymous"
        playsInline={true}
        preload="auto"
        poster={media.poster}
        aria-label={title}
        muted={true}
      >
        {media.sources.map(({ address, type }) => (
          <source key={address} src={address} type={type} onError={() => lane.tellBroken(true)} />
        ))}
      </video>
      <figcaption className={styles['caption']}>{title}</figcaption>
      {lane.isBroken && <BrokenFilm onRetry={() => film.current?.load()} />}
    </figure>
  )
})
