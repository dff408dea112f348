import styles from './Poster.module.scss'

interface PosterProps {
  readonly address: string | undefined
  /** Watched, in per cent. The words beside it say the same. */
  readonly progress: number
}

/** A still of a film; where there is none, or it does not come, its place stays. */
export function Poster({ address, progress }: PosterProps) {
  return (
    <span className={styles['frame']}>
      {/* As the player asks for it: what is kept of one request serves the other. */}
      {address && (
        <img
          className={styles['picture']}
          src={address}
          alt=""
          crossOrigin="anonymous"
          loading="lazy"
          decoding="async"
          width={720}
          height={406}
        />
      )}
      {progress > 0 && <span className={styles['progress']} style={{ inlineSize: `${progress}%` }} />}
    </span>
  )
}
