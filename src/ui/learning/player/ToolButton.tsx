import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { classes } from '#ui/kit/classes.ts'
import styles from './Tool.module.scss'

interface ToolButtonProps {
  readonly icon: ReactNode
  readonly label: string
  readonly onPress: () => void
  readonly needsKeyboard?: boolean
}

export function ToolButton({ icon, label, onPress, needsKeyboard = false }: ToolButtonProps) {
  return (
    <Button className={classes(styles['tool'], styles['button'], needsKeyboard && styles['needsKeyboard'])} onPress={onPress}>
      {icon}
      <span>{label}</span>
    </Button>
  )
}
