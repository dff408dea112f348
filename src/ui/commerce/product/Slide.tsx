import { useEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { isPlayable, type MediaItem } from '#domain/commerce/product'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { classes } from '#ui/kit/classes.ts'
import styles from './Gallery.module.scss'

interface SlideProps {
  readonly medium: MediaItem
  readonly isFirst: boolean
  readonly isShown: boolean
  readonly onZoom: () => void
}

export function Slide({ medium, isFirst, isShown, onZoom }: SlideProps) {
  const { t } = useTranslation('product')
  const { url, label, video } = medium
  const size = { width: 800, height: 800 }
  if (video && isPlayable(video)) return <PlayableVideo url={url} video={video} isShown={isShown} />
  const picture = <img src={url} alt={label} {...size} loading={isFirst ? 'eager' : 'lazy'} fetchPriority={isFirst ? 'high' : 'auto'} />
  if (video) {
    return (
      <div className={styles['elsewhere']}>
        {picture}
        <ButtonLink href={video.url} target="_blank" rel="noopener noreferrer" isDisabled={!isShown}>
          {t('gallery.elsewhere')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <Button
      className={classes(styles['picture'])}
      aria-label={t('gallery.zoom', { label })}
      onPress={onZoom}
      excludeFromTabOrder={!isShown}
    >
      {picture}
    </Button>
  )
}

interface FilmProps {
  readonly url: string
  readonly video: NonNullable<MediaItem['video']>
  readonly isShown: boolean
}

function PlayableVideo({ url, video: film, isShown }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!isShown) video.current?.pause()
  }, [isShown])
  return (
    <figure className={styles['video']} data-provider={film.provider}>
      {/* biome-ignore lint/a11y/useMediaCaption: the shop has no captions for its videos */}
      <video
        ref={video}
        controls={true}
        crossOrigin="anonymous"
        playsInline={true}
        preload="none"
        poster={url}
        src={film.url}
        aria-label={film.title}
        tabIndex={isShown ? 0 : -1}
      />
      {film.description && <figcaption>{film.description}</figcaption>}
    </figure>
  )
}
