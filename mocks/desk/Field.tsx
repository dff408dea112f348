import type { ComponentProps } from 'react'
import styles from './Field.module.scss'

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string
}

export function Field({ label, ...input }: FieldProps) {
  return (
    <label className={styles['field']}>
      <span className={styles['label']}>{label}</span>
      <input className={styles['control']} {...input} />
    </label>
  )
}
