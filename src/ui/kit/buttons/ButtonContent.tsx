import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Button.module.scss'

interface ButtonFaceProps {
  readonly children: ReactNode
  readonly icon?: ReactNode
  /** Only while the button is busy, or only while it is not. */
  readonly only?: 'busy' | 'idle' | undefined
}

/** What stands on a button: an icon and a word. */
export function ButtonContent({ children, icon, only }: ButtonFaceProps) {
  return (
    <span className={classes(styles['face'], only && styles[only])}>
      {icon}
      {children}
    </span>
  )
}
