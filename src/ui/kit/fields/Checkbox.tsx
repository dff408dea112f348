import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Checkbox.module.scss'

interface CheckboxProps {
  readonly children: ReactNode
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly name?: string
  readonly isInvalid?: boolean
  readonly isDisabled?: boolean
  /** Red, if it costs the player something. */
  readonly grave?: boolean | undefined
}

/** Native, because the first screen contains it. */
export function Checkbox(props: CheckboxProps) {
  const { children, isSelected, onChange, name, isInvalid = false, isDisabled = false, grave = false } = props
  return (
    <label
      className={classes(styles['row'], grave && styles['grave'])}
      {...(isInvalid && { 'data-invalid': true })}
      {...(isDisabled && { 'data-disabled': true })}
    >
      <input
        type="checkbox"
        name={name}
        className={styles['input']}
        checked={isSelected}
        onChange={({ target }) => onChange(target.checked)}
        disabled={isDisabled}
        {...(isInvalid && { 'aria-invalid': true })}
      />
      <span className={styles['box']}>
        <Check size={16} strokeWidth={2.5} aria-hidden={true} />
      </span>
      <span>{children}</span>
    </label>
  )
}
