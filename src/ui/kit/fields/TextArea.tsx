import type { ReactNode } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { classes } from '../classes.ts'
import styles from './Field.module.scss'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldNote } from './FieldNote.tsx'

interface TextAreaProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'slot' | 'type'> {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly error?: ReactNode
  readonly optional?: boolean | undefined
  readonly rows?: number
}

export function TextArea({ label, help, error, optional, rows = 3, ...rest }: TextAreaProps) {
  return (
    <AriaTextField {...rest} slot={null} isInvalid={Boolean(error)} validationBehavior="aria" className={classes(styles['field'])}>
      <FieldLabel optional={optional}>{label}</FieldLabel>
      <AriaTextArea rows={rows} className={classes(styles['control'], styles['area'])} />
      <FieldNote help={help} error={error} />
    </AriaTextField>
  )
}
