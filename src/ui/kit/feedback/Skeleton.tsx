import { classes } from '../classes.ts'
import styles from './Skeleton.module.scss'

interface SkeletonProps {
  readonly kind?: 'text' | 'block' | 'figure' | 'round'
  readonly lines?: number
  readonly width?: string
  readonly height?: string
}

export function Skeleton({ kind = 'text', lines = 1, width, height }: SkeletonProps) {
  if (kind !== 'text') return <span aria-busy={true} className={classes(styles['skeleton'], styles[kind])} style={{ width, height }} />
  return (
    <span aria-busy={true} className={styles['lines']} style={{ width }}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={classes(styles['skeleton'], styles['line'])} />
      ))}
    </span>
  )
}
