import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { classes } from '../classes.ts'
import styles from './Chip.module.scss'

interface ChipProps {
  readonly children: ReactNode
  readonly onPress: () => void
  readonly icon?: ReactNode
  /** After the words, such as a cross. */
  readonly endIcon?: ReactNode
  /** Given where the chip is a choice that stays. */
  readonly isChosen?: boolean | undefined
  readonly isDisabled?: boolean
  /** Heard instead of the words, where they don't say enough. */
  readonly label?: string | undefined
}

/** A small choice or suggestion. */
export function Chip({ children, onPress, icon, endIcon, isChosen, isDisabled = false, label }: ChipProps) {
  const common = { isDisabled, onPress, className: classes(styles['chip']), ...(label !== undefined && { 'aria-label': label }) }
  const face = (
    <>
      {icon}
      <span className={styles['words']}>{children}</span>
      {endIcon}
    </>
  )
  if (isChosen === undefined) return <Button {...common}>{face}</Button>
  return (
    <ToggleButton {...common} isSelected={isChosen}>
      {face}
    </ToggleButton>
  )
}
