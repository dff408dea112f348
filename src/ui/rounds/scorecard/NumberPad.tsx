import { Minus, Plus } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { classes } from '#ui/kit/classes.ts'
import styles from './NumberPad.module.scss'

interface NumberPadProps {
  readonly label: string
  readonly numbers: readonly number[]
  readonly value: number | undefined
  readonly lowest: number
  readonly highest: number
  /** Stands out until a number is chosen. */
  readonly usual: number
  readonly describe?: (number: number) => string | undefined
  readonly onChoose: (number: number) => void
}

/** Large keys for one hand; the keys at the sides reach every number. */
export function NumberPad({ label, numbers, value, lowest, highest, usual, describe, onChoose }: NumberPadProps) {
  const { t } = useTranslation('scorecard')
  const current = value ?? usual
  return (
    <fieldset className={styles['pad']}>
      <legend className={styles['legend']}>
        {label}
        <output className={styles['value']}>{value ?? '–'}</output>
      </legend>
      <div className={styles['keys']}>
        <IconButton
          outlined={true}
          label={t('hole.fewer', { what: label })}
          isDisabled={current <= lowest}
          onPress={() => onChoose(current - 1)}
        >
          <Minus aria-hidden={true} />
        </IconButton>
        {numbers.map((number) => {
          const name = describe?.(number)
          return (
            <Button
              key={number}
              isDisabled={number < lowest || number > highest}
              aria-pressed={number === value}
              aria-label={name ? `${number}, ${name}` : `${number}`}
              className={classes(
                styles['key'],
                number === value && styles['chosen'],
                value === undefined && number === usual && styles['usual'],
              )}
              onPress={() => onChoose(number)}
            >
              {number}
            </Button>
          )
        })}
        <IconButton
          outlined={true}
          label={t('hole.more', { what: label })}
          isDisabled={current >= highest}
          onPress={() => onChoose(current + 1)}
        >
          <Plus aria-hidden={true} />
        </IconButton>
      </div>
    </fieldset>
  )
}
