import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Button.module.scss'

interface ButtonFaceProps {
  readonly children: ReactNode
  readonly icon?: ReactNode
  readonly only?: 'busy' | 'idle' | undefined
}

export function ButtonContent({ children, icon, only }: ButtonFaceProps) {
  return (
    <span className={classes(styles['face'], only && styles[only])}>
      {icon}
      {children}
    </span>
  )
}
