import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../classes.ts'
import field from './Field.module.scss'
import styles from './SelectField.module.scss'

export interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly group?: string | undefined
}

interface SelectFieldProps<Value extends string> {
  readonly label: string
  readonly labelHidden?: boolean
  readonly options: readonly SelectOption<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly name?: string
  readonly autoComplete?: string
  readonly optional?: boolean
  readonly help?: string | undefined
  readonly error?: string | false | undefined
  /** Without a text of its own. */
  readonly isInvalid?: boolean
  /** Shown until there is a value; “Choose” by default. */
  readonly placeholder?: string
}

/** A native list supports autofill, searching by typing, and phones. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, labelHidden = false, options, value, onChange, optional = false, help, error, name, autoComplete } = props
  const { t } = useTranslation('shell')
  const { placeholder = t('kit.choose'), isInvalid = Boolean(error) } = props
  const id = useId()
  const note = error ? error : help
  const choose = (text: string) => {
    const option = options.find((one) => one.value === text)
    if (option) onChange(option.value)
  }
  return (
    <div className={field['field']} data-invalid={isInvalid ? true : undefined}>
      {!labelHidden && (
        <label htmlFor={id} className={field['label']}>
          {label}
          {optional && <span className={field['optional']}>{t('kit.optional')}</span>}
        </label>
      )}
      <span className={styles['frame']}>
        <select
          id={id}
          name={name}
          aria-label={labelHidden ? label : undefined}
          autoComplete={autoComplete}
          className={classes(field['control'], styles['select'])}
          value={value ?? ''}
          onChange={({ target }) => choose(target.value)}
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        >
          <option value="" disabled={true}>
            {placeholder}
          </option>
          <Options options={options} />
        </select>
        <ChevronDown size={20} aria-hidden={true} className={styles['arrow']} />
      </span>
      {note && (
        <p id={`${id}-note`} className={field[error ? 'error' : 'help']}>
          {note}
        </p>
      )}
    </div>
  )
}

function Options({ options }: { readonly options: readonly SelectOption<string>[] }) {
  const groups = [...new Set(options.map(({ group }) => group))]
  return groups.map((group) => {
    const rows = options.filter((option) => option.group === group)
    const items = rows.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))
    return group === undefined ? (
      items
    ) : (
      <optgroup key={group} label={group}>
        {items}
      </optgroup>
    )
  })
}
