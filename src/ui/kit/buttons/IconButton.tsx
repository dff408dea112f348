import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { classes } from '../classes.ts'
import styles from './IconButton.module.scss'

interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label' | 'isPending'> {
  readonly label: string
  readonly children: ReactNode
  readonly outlined?: boolean | undefined
  readonly ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, children, outlined = false, slot = null, ...rest }: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      slot={slot}
      aria-label={label}
      className={classes(styles['icon'], outlined && styles['outlined'])}
      render={(props) => <button {...props} title={label} />}
    >
      {children}
    </AriaButton>
  )
}
