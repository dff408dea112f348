import type { ReactNode } from 'react'
import styles from './Field.module.scss'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldNote } from './FieldNote.tsx'

/** What the fields for dates and times share. Values are `2026-05-07`, `14:30` or `2026-05-07T14:30`, empty until they are whole. */
export interface MomentFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly name?: string
  readonly autoComplete?: string
  readonly help?: ReactNode
  readonly error?: ReactNode
  readonly optional?: boolean
  readonly isRequired?: boolean
}

export interface DateFieldProps extends MomentFieldProps {
  /** Where people choose a day that is near; not for a birthday. */
  readonly hasCalendar?: boolean
  /** Days that can be chosen in the calendar; what is typed is judged by the model. */
  readonly earliest?: Temporal.PlainDate | undefined
  readonly latest?: Temporal.PlainDate | undefined
}

interface WaitingFieldProps extends Pick<MomentFieldProps, 'label' | 'name' | 'value' | 'help' | 'optional'> {
  readonly children: ReactNode
}

/** Until the code of its segments is here; nothing moves then. */
export function WaitingField({ label, name, value, help, optional, children }: WaitingFieldProps) {
  return (
    <div className={styles['field']}>
      <FieldLabel optional={optional}>{label}</FieldLabel>
      <div aria-busy={true} className={styles['control']}>
        {children}
        <input type="hidden" name={name} value={value} />
      </div>
      <FieldNote help={help} />
    </div>
  )
}
