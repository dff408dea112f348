import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { classes } from '../classes.ts'
import styles from './RadioRows.module.scss'

export interface RadioRow<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly detail?: ReactNode
  readonly note?: ReactNode
  /** Replaces the dot; the chosen row then has a tick. */
  readonly leading?: ReactNode
  /** Its `note` must say why. */
  readonly isDisabled?: boolean
}

interface RadioRowsProps<Value extends string> {
  readonly label: string
  readonly labelHidden?: boolean
  readonly rows: readonly RadioRow<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly isDisabled?: boolean
}

export function RadioRows<Value extends string>({
  label,
  labelHidden = false,
  rows,
  value,
  onChange,
  isDisabled = false,
}: RadioRowsProps<Value>) {
  const choose = (chosen: string): void => {
    const row = rows.find((one) => one.value === chosen)
    if (row) onChange(row.value)
  }
  return (
    <RadioGroup
      className={classes(styles['group'])}
      value={value ?? null}
      onChange={choose}
      isDisabled={isDisabled}
      {...(labelHidden && { 'aria-label': label })}
    >
      {!labelHidden && <Label className={styles['label']}>{label}</Label>}
      {rows.map((row) => (
        <Row key={row.value} {...row} />
      ))}
    </RadioGroup>
  )
}

function Row({ value, label, detail, note, leading, isDisabled = false }: RadioRow<string>) {
  return (
    <Radio value={value} isDisabled={isDisabled} className={classes(styles['row'], leading !== undefined && styles['led'])}>
      {leading ?? <span className={styles['dot']} />}
      <span className={styles['words']}>
        <span data-part="name" className={styles['name']}>
          {label}
        </span>
        {note && (
          <span data-part="note" className={styles['note']}>
            {note}
          </span>
        )}
      </span>
      {detail && <span className={styles['detail']}>{detail}</span>}
      {leading && <Check className={styles['tick']} size={20} aria-hidden={true} />}
    </Radio>
  )
}
