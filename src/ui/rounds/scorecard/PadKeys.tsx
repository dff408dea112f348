import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { classes } from '#ui/kit/classes.ts'
import styles from './NumberPad.module.scss'
import type { ScorecardViewModel } from './ScorecardViewModel.ts'

export interface PadField {
  readonly screen: ScorecardViewModel
  readonly hole: number
  readonly field: 'strokes' | 'putts'
}

interface NumberKeyProps extends PadField {
  readonly number: number
  readonly name: string | undefined
  readonly isDisabled: boolean
  readonly isChosen: boolean
  readonly isUsual: boolean
}

/** A plain button, drawn again only where it changes: the keys are the most expensive part of a card. */
export const NumberKey = memo(function NumberKey({ screen, hole, field, number, name, isDisabled, isChosen, isUsual }: NumberKeyProps) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-pressed={isChosen}
      aria-label={name ? `${number}, ${name}` : `${number}`}
      className={classes(styles['key'], isChosen && styles['chosen'], isUsual && styles['usual'])}
      onClick={() => void screen.enter(hole, { [field]: number })}
    >
      {number}
    </button>
  )
})

interface StepKeyProps extends PadField {
  readonly Icon: LucideIcon
  readonly label: string
  readonly to: number
  readonly isDisabled: boolean
}

export const StepKey = memo(function StepKey({ screen, hole, field, Icon, label, to, isDisabled }: StepKeyProps) {
  return (
    <IconButton outlined={true} label={label} isDisabled={isDisabled} onPress={() => void screen.enter(hole, { [field]: to })}>
      <Icon aria-hidden={true} />
    </IconButton>
  )
})
