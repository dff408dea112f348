import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { classes } from '../classes.ts'
import styles from './Field.module.scss'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldNote } from './FieldNote.tsx'
import { PasswordToggle } from './PasswordToggle.tsx'
import { typingOf } from './typing.ts'

interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'slot'> {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly error?: ReactNode
  readonly optional?: boolean | undefined
  readonly placeholder?: string | undefined
  readonly aside?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement>
  readonly isCode?: boolean
}

export function TextField({ label, help, error, optional, placeholder, aside, inputRef, isCode = false, ...rest }: TextFieldProps) {
  const { type = 'text', autoComplete, inputMode } = rest
  const [revealed, setRevealed] = useState(false)
  const secret = type === 'password'
  return (
    <AriaTextField
      {...rest}
      slot={null}
      type={secret && revealed ? 'text' : type}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classes(styles['field'])}
    >
      <FieldLabel optional={optional} aside={aside}>
        {label}
      </FieldLabel>
      <div className={secret ? styles['boxed'] : undefined}>
        <Input
          {...(inputRef && { ref: inputRef })}
          {...(placeholder !== undefined && { placeholder })}
          className={classes(styles['control'])}
          {...typingOf({ type, autoComplete, inputMode, isCode })}
          onKeyDown={keepComposing}
        />
        {secret && <PasswordToggle revealed={revealed} onChange={setRevealed} />}
      </div>
      <FieldNote help={help} error={error} />
    </AriaTextField>
  )
}

/** Enter that ends a composition must not submit the form; Safari reports it as key 229. */
function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229)) event.preventDefault()
}
