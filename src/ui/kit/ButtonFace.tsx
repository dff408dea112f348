import type { ReactNode } from 'react'
import styles from './Button.module.scss'
import { classes } from './classes.ts'

interface ButtonFaceProps {
  readonly children: ReactNode
  readonly icon?: ReactNode
  /** Keeps its room, so that the button keeps its width. */
  readonly hidden?: boolean
}

/** What stands on a button: an icon and a word. */
export function ButtonFace({ children, icon, hidden = false }: ButtonFaceProps) {
  return (
    <span className={classes(styles['face'], hidden && styles['hidden'])}>
      {icon}
      {children}
    </span>
  )
}
