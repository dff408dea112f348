import { classes } from '../classes.ts'
import styles from './Button.module.scss'

export interface ButtonLook {
  /** Red and solid only inside a dialog. */
  readonly variant?: 'primary' | 'outline' | 'quiet' | 'danger' | 'dangerOutline' | undefined
  readonly size?: 'medium' | 'large' | undefined
  readonly wide?: boolean | undefined
}

export function buttonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonLook): string {
  return classes(styles['button'], styles[variant], size === 'large' && styles['large'], wide && styles['wide'])
}
