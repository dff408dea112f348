import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './NativeSelect.module.scss'

interface NativeSelectProps<Value extends string> {
  readonly label: string
  readonly icon: ReactNode
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
  /** Undefined if the current value is not among the options, as after a link. */
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}

/** Native, because the first screen contains it. */
export function NativeSelect<Value extends string>({ label, icon, options, value, onChange }: NativeSelectProps<Value>) {
  const choose = (text: string) => {
    const option = options.find((one) => one.value === text)
    if (option) onChange(option.value)
  }
  return (
    <span className={styles['frame']}>
      {icon}
      <select aria-label={label} className={styles['select']} value={value ?? ''} onChange={({ target }) => choose(target.value)}>
        {value === undefined && <option value="" hidden={true} />}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden={true} className={styles['arrow']} />
    </span>
  )
}
