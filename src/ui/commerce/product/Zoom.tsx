import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '#domain/commerce/product'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { classes } from '#ui/kit/classes.ts'
import { useOverlay } from '#ui/kit/content/openOverlays.ts'
import styles from './Zoom.module.scss'

interface ZoomProps {
  readonly name: string
  readonly media: readonly MediaItem[]
  readonly at: number
  readonly onTurn: (index: number) => void
  readonly onClose: () => void
}

export function Zoom({ name, media, at, onTurn, onClose }: ZoomProps) {
  const { t } = useTranslation('product')
  const [isNear, setNear] = useState(false)
  useOverlay(true, onClose)
  const pictures = media.flatMap((medium, index) => (medium.video ? [] : [{ ...medium, index }]))
  const place = pictures.findIndex(({ index }) => index === at)
  const shown = pictures[place]
  const turn = (by: number) => {
    const next = pictures[place + by]
    if (next) onTurn(next.index)
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  return (
    <ModalOverlay isOpen={true} onOpenChange={onClose} isDismissable={true} className={classes(styles['scrim'])}>
      <Modal className={classes(styles['frame'])}>
        <Dialog aria-label={t('gallery.zoomed', { name })} className={classes(styles['dialog'])}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below provide the same keys */}
          <div className={styles['view']} onKeyDown={press}>
            <div className={classes(styles['field'], isNear && styles['near'])}>
              {shown && (
                <button
                  type="button"
                  className={styles['picture']}
                  aria-pressed={isNear}
                  aria-label={t(isNear ? 'gallery.further' : 'gallery.nearer')}
                  onClick={() => setNear(!isNear)}
                >
                  <img src={shown.url} alt={shown.label} />
                </button>
              )}
            </div>
            <div className={styles['buttons']}>
              <IconButton label={t('gallery.before')} onPress={() => turn(-1)} isDisabled={place <= 0}>
                <ChevronLeft aria-hidden={true} />
              </IconButton>
              <IconButton label={t('gallery.next')} onPress={() => turn(1)} isDisabled={place >= pictures.length - 1}>
                <ChevronRight aria-hidden={true} />
              </IconButton>
              <IconButton label={t('gallery.close')} onPress={onClose} autoFocus={true}>
                <X aria-hidden={true} />
              </IconButton>
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
