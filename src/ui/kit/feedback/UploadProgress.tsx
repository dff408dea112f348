import styles from './UploadProgress.module.scss'

interface UploadProgressProps {
  readonly label: string
  /** From 0 to 1; undefined while it is unknown. */
  readonly share: number | undefined
}

export function UploadProgress({ label, share }: UploadProgressProps) {
  return <progress className={styles['progress']} aria-label={label} {...(share !== undefined && { value: share })} />
}
