import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import styles from './Checkbox.module.scss'
import { classes } from './classes.ts'

interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style' | 'slot'> {
  readonly children: ReactNode
  /** Red, for what costs the player something. */
  readonly grave?: boolean | undefined
}

export function Checkbox({ children, grave = false, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} slot={null} validationBehavior="aria" className={classes(styles['row'], grave && styles['grave'])}>
      <span className={styles['box']}>
        <Check size={16} strokeWidth={2.5} aria-hidden={true} />
      </span>
      <span>{children}</span>
    </AriaCheckbox>
  )
}
