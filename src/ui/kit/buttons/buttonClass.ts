import { classes } from '../classes.ts'
import styles from './Button.module.scss'

export interface ButtonLook {
  /** Red and solid only inside a dialog. */
  readonly variant?: 'primary' | 'outline' | 'quiet' | 'danger' | 'dangerOutline' | undefined
  /** Large for the page's one action. */
  readonly size?: 'medium' | 'large' | undefined
  /** As wide as its place. */
  readonly wide?: boolean | undefined
}

export function buttonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonLook): string {
  return classes(styles['button'], styles[variant], size === 'large' && styles['large'], wide && styles['wide'])
}
