import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, use, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { isQuantity } from '#domain/commerce/selection'
import type { NumberReader } from '#domain/shared/number'
import { classes } from '#ui/kit/classes.ts'
import { LocaleNumbers } from '#ui/shell/LocaleNumbers.ts'
import { CountryContext, useLanguage } from '#ui/shell/useFormats.ts'
import styles from './QuantityField.module.scss'

interface QuantityFieldProps {
  readonly value: number
  readonly onChange: (quantity: number) => void
  readonly label: string
  readonly fewer: string
  readonly more: string
}

/** Invalid input stays until it is corrected. React Aria's number field announces steps as HTML, which the policy forbids. */
export function QuantityField({ value, onChange, label, fewer, more }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const language = useLanguage()
  const country = use(CountryContext)
  const written = quantityIn(typed, new LocaleNumbers({ value: language }, { country }).number)
  const step = (by: number) => {
    setTyped(undefined)
    if (isQuantity(value + by)) onChange(value + by)
  }
  const commit = () => {
    if (written === undefined) return
    setTyped(undefined)
    if (written !== value) onChange(written)
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    // Enter must not submit the surrounding form.
    if (key === 'Enter') {
      event.preventDefault()
      commit()
    }
    if (key === 'ArrowUp') step(1)
    if (key === 'ArrowDown') step(-1)
  }
  return (
    <Group aria-label={label} className={classes(styles['group'])}>
      <Button aria-label={fewer} isDisabled={!isQuantity(value - 1)} onPress={() => step(-1)} className={classes(styles['step'])}>
        <Minus size={18} aria-hidden={true} />
      </Button>
      <TextField
        aria-label={label}
        value={typed ?? String(value)}
        onChange={setTyped}
        onBlur={commit}
        onKeyDown={press}
        isInvalid={typed !== undefined && written === undefined}
        inputMode="decimal"
        className={classes(styles['field'])}
      >
        <Input className={classes(styles['number'])} />
      </TextField>
      <Button aria-label={more} isDisabled={!isQuantity(value + 1)} onPress={() => step(1)} className={classes(styles['step'])}>
        <Plus size={18} aria-hidden={true} />
      </Button>
    </Group>
  )
}

function quantityIn(typed: string | undefined, numberIn: NumberReader): number | undefined {
  const quantity = numberIn(typed ?? '')
  return quantity !== undefined && isQuantity(quantity) ? quantity : undefined
}
