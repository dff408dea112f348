import styles from './Poster.module.scss'

interface PosterProps {
  readonly address: string | undefined
  readonly progress: number
}

export function Poster({ address, progress }: PosterProps) {
  return (
    <span className={styles['frame']}>
      {/* `crossOrigin` as in the player, so that both share one cached response. */}
      {address && <img src={address} alt="" crossOrigin="anonymous" loading="lazy" decoding="async" width={720} height={406} />}
      {progress > 0 && <span className={styles['progress']} style={{ inlineSize: `${progress}%` }} />}
    </span>
  )
}

export function PosterToCome() {
  return <span className={styles['frame']} />
}
