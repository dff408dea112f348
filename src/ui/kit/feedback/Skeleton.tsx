import { classes } from '../classes.ts'
import styles from './Skeleton.module.scss'

interface SkeletonProps {
  /** `figure` is a large number, `round` a portrait. */
  readonly kind?: 'text' | 'block' | 'figure' | 'round'
  /** Of text; the last one is shorter. */
  readonly lines?: number
  /** CSS lengths, where the shape's own don't fit. */
  readonly width?: string
  readonly height?: string
}

/** What will stand here, in its final shape. */
export function Skeleton({ kind = 'text', lines = 1, width, height }: SkeletonProps) {
  if (kind !== 'text') return <span className={classes(styles['skeleton'], styles[kind])} style={{ width, height }} />
  return (
    <span className={styles['lines']} style={{ width }}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={classes(styles['skeleton'], styles['line'])} />
      ))}
    </span>
  )
}
