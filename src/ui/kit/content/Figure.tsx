import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Figure.module.scss'

interface FigureProps {
  readonly children: ReactNode
  /** Beside the number, small. */
  readonly unit?: ReactNode
  readonly size?: '88' | '64' | '36' | '22'
}

/** The number that a player came for. */
export function Figure({ children, unit, size = '88' }: FigureProps) {
  return (
    <span className={classes(styles['figure'], styles[`size${size}`])}>
      {children}
      {unit !== undefined && <span className={styles['unit']}>{unit}</span>}
    </span>
  )
}
