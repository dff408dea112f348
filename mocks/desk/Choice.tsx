import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from '#ui/kit/classes.ts'
import styles from './Choice.module.scss'
import field from './Field.module.scss'
import shared from './shared.module.scss'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
  readonly labelHidden?: boolean
}

/** A native select: phones show their own list. */
export function Choice({ label, value, onChange, children, labelHidden = false }: ChoiceProps) {
  const id = useId()
  return (
    <div className={field['field']}>
      <label htmlFor={id} className={classes(labelHidden ? shared['heard'] : field['label'])}>
        {label}
      </label>
      <span className={styles['choice']}>
        <select id={id} className={field['control']} value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </select>
        <ChevronDown size={16} aria-hidden={true} />
      </span>
    </div>
  )
}
