import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './NumberPad.module.scss'
import { NumberKey, type PadField, StepKey } from './PadKeys.tsx'

interface NumberPadProps extends PadField {
  readonly label: string
  readonly numbers: readonly number[]
  readonly value: number | undefined
  readonly lowest: number
  readonly highest: number
  /** Stands out until a number is chosen. */
  readonly usual: number
  readonly describe?: (number: number) => string | undefined
}

/** Large keys for one hand; the keys at the sides reach every number. */
export function NumberPad({ label, numbers, value, lowest, highest, usual, describe, screen, hole, field }: NumberPadProps) {
  const { t } = useTranslation('scorecard')
  const current = value ?? usual
  const of = { screen, hole, field }
  return (
    <fieldset className={styles['pad']}>
      <legend className={styles['legend']}>
        {label}
        <output className={styles['value']}>{value ?? '–'}</output>
      </legend>
      <div className={styles['keys']}>
        <StepKey {...of} Icon={Minus} label={t('hole.fewer', { what: label })} to={current - 1} isDisabled={current <= lowest} />
        {numbers.map((number) => (
          <NumberKey
            key={number}
            {...of}
            number={number}
            name={describe?.(number)}
            isDisabled={number < lowest || number > highest}
            isChosen={number === value}
            isUsual={value === undefined && number === usual}
          />
        ))}
        <StepKey {...of} Icon={Plus} label={t('hole.more', { what: label })} to={current + 1} isDisabled={current >= highest} />
      </div>
    </fieldset>
  )
}
