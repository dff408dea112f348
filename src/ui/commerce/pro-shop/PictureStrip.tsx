import { useTranslation } from 'react-i18next'
import styles from './PictureStrip.module.scss'

interface PictureStripProps {
  readonly pictures: readonly string[]
  readonly title: string
}

export function PictureStrip({ pictures, title }: PictureStripProps) {
  const { t } = useTranslation('proShop')
  const shown = pictures.map((address) => (
    <img key={address} className={styles['picture']} src={address} alt="" loading="lazy" decoding="async" width={640} height={640} />
  ))
  if (shown.length === 0) return null
  if (shown.length === 1) return <div className={styles['strip']}>{shown}</div>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled needs focus for the arrow keys
    <section className={styles['strip']} tabIndex={0} aria-label={t('block.pictures', { title })}>
      {shown}
    </section>
  )
}
