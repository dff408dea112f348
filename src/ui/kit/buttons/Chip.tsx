import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { classes } from '../classes.ts'
import styles from './Chip.module.scss'

interface ChipProps {
  readonly children: ReactNode
  readonly onPress: () => void
  readonly icon?: ReactNode
  readonly endIcon?: ReactNode
  readonly isChosen?: boolean | undefined
  readonly isDisabled?: boolean
  readonly label?: string | undefined
}

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
