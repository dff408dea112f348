import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Figure.module.scss'

interface FigureProps {
  readonly children: ReactNode
  readonly unit?: ReactNode
  readonly size?: '88' | '64' | '36' | '22'
}

export function Figure({ children, unit, size = '88' }: FigureProps) {
  return (
    <span className={classes(styles['figure'], styles[`size${size}`])}>
      {children}
      {unit !== undefined && <span className={styles['unit']}>{unit}</span>}
    </span>
  )
}
