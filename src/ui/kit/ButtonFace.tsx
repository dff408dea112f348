import type { ReactNode } from 'react'
import styles from './Button.module.scss'
import { classes } from './classes.ts'

interface ButtonFaceProps {
  readonly children: ReactNode
  readonly icon?: ReactNode
  /** Only while the button is busy, or only while it is not. */
  readonly only?: 'busy' | 'idle' | undefined
}

/** What stands on a button: an icon and a word. */
export function ButtonFace({ children, icon, only }: ButtonFaceProps) {
  return (
    <span className={classes(styles['face'], only && styles[only])}>
      {icon}
      {children}
    </span>
  )
}
