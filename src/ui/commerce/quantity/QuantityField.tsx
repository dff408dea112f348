import { Minus, Plus } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField } from 'react-aria-components/NumberField'
import { classes } from '#ui/kit/classes.ts'
import styles from './QuantityField.module.scss'

interface QuantityFieldProps {
  readonly value: number
  readonly onChange: (quantity: number) => void
  /** How many of what. */
  readonly label: string
  readonly fewer: string
  readonly more: string
}

/** How many pieces: by steps of one, or written. */
export function QuantityField({ value, onChange, label, fewer, more }: QuantityFieldProps) {
  return (
    <NumberField value={value} onChange={onChange} minValue={1} maxValue={9999} aria-label={label} className={classes(styles['field'])}>
      <Group className={classes(styles['group'])}>
        <Button slot="decrement" aria-label={fewer} className={classes(styles['step'])}>
          <Minus size={18} aria-hidden={true} />
        </Button>
        <Input className={classes(styles['number'])} />
        <Button slot="increment" aria-label={more} className={classes(styles['step'])}>
          <Plus size={18} aria-hidden={true} />
        </Button>
      </Group>
    </NumberField>
  )
}
