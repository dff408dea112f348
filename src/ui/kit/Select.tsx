import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useTranslation } from 'react-i18next'
import { classes } from './classes.ts'
import field from './Field.module.scss'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldNote } from './FieldNote.tsx'
import styles from './Select.module.scss'

export interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly detail?: ReactNode
}

interface SelectProps<Value extends string> {
  readonly label: string
  /** The label is heard only. */
  readonly labelHidden?: boolean
  readonly options: readonly Option<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly placeholder?: string | undefined
  readonly help?: ReactNode
  readonly error?: ReactNode
  readonly isDisabled?: boolean
}

/** One of many, from a list that opens. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden = false, options, value, onChange, placeholder, help, error, isDisabled = false } = props
  const { t } = useTranslation('shell')
  const choose = (key: string | number | null): void => {
    const option = options.find((one) => one.value === key)
    if (option) onChange(option.value)
  }
  return (
    <AriaSelect
      className={classes(field['field'])}
      value={value ?? null}
      onChange={choose}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      placeholder={placeholder ?? t('kit.choose')}
      {...(labelHidden && { 'aria-label': label })}
    >
      {!labelHidden && <FieldLabel>{label}</FieldLabel>}
      <Button className={classes(field['control'], styles['button'])}>
        <SelectValue className={classes(styles['value'])} />
        <ChevronDown size={20} aria-hidden={true} />
      </Button>
      <FieldNote help={help} error={error} />
      <Options options={options} />
    </AriaSelect>
  )
}

function Options<Value extends string>({ options }: { readonly options: readonly Option<Value>[] }) {
  return (
    <Popover className={classes(styles['popover'])} offset={6}>
      <ListBox className={classes(styles['list'])} items={options.map((option) => ({ ...option, id: option.value }))}>
        {({ id, label, detail }) => (
          <ListBoxItem id={id} textValue={label} className={classes(styles['option'])}>
            <span>{label}</span>
            {detail && <span className={styles['detail']}>{detail}</span>}
            <Check className={styles['tick']} size={18} aria-hidden={true} />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
