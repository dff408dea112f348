import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '#domain/commerce/product'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { classes } from '#ui/kit/classes.ts'
import styles from './Gallery.module.scss'
import { Slide } from './Slide.tsx'
import { Zoom } from './Zoom.tsx'

interface GalleryProps {
  readonly name: string
  readonly media: readonly MediaItem[]
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

export function Gallery({ name, media }: GalleryProps) {
  const { t } = useTranslation('product')
  const [at, setAt] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const strip = useRef<HTMLUListElement>(null)
  const last = media.length - 1
  const first = media[0]?.url
  const turnTo = (index: number) => {
    const to = Math.min(last, Math.max(0, index))
    const { current } = strip
    current?.scrollTo({ left: to * current.clientWidth })
    setAt(to)
  }
  // Another variant: show its first picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another variant starts with its first picture
  useEffect(() => {
    strip.current?.scrollTo({ left: 0, behavior: 'instant' })
    setAt(0)
  }, [first])
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    turnTo(at + step)
  }
  if (media.length === 0) return null
  return (
    <section className={styles['gallery']} aria-label={t('gallery.title', { name })}>
      <div className={styles['stage']} data-gallery={true}>
        <ul
          ref={strip}
          className={styles['strip']}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled needs focus for the arrow keys
          tabIndex={0}
          aria-label={t('gallery.title', { name })}
          onKeyDown={press}
          onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        >
          {media.map((medium, index) => (
            <li key={medium.url} className={styles['slide']} aria-current={index === at}>
              <Slide medium={medium} isFirst={index === 0} isShown={index === at} onZoom={() => setZoomed(true)} />
            </li>
          ))}
        </ul>
        {last > 0 && (
          <div className={styles['turns']}>
            <IconButton label={t('gallery.before')} onPress={() => turnTo(at - 1)} isDisabled={at === 0}>
              <ChevronLeft aria-hidden={true} />
            </IconButton>
            <IconButton label={t('gallery.next')} onPress={() => turnTo(at + 1)} isDisabled={at === last}>
              <ChevronRight aria-hidden={true} />
            </IconButton>
          </div>
        )}
      </div>
      {last > 0 && (
        <ul className={styles['row']}>
          {media.map((medium, index) => (
            <li key={medium.url}>
              <Button
                className={classes(styles['thumb'])}
                aria-label={t(medium.video ? 'gallery.video' : 'gallery.picture', { count: index + 1, total: media.length })}
                onPress={() => turnTo(index)}
                {...(index === at && { 'aria-current': true, 'data-chosen': true })}
              >
                <img src={medium.url} alt="" loading="lazy" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && <Zoom name={name} media={media} at={at} onTurn={turnTo} onClose={() => setZoomed(false)} />}
    </section>
  )
}
