import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import styles from './Button.module.scss'
import { ButtonContent } from './ButtonContent.tsx'
import { type ButtonLook, buttonClass } from './buttonClass.ts'

interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending' | 'slot'>, ButtonLook {
  readonly children: ReactNode
  readonly busy?: boolean | undefined
  readonly busyLabel?: string | undefined
  readonly icon?: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({ variant, size, wide, children, busy = false, busyLabel, icon, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} slot={null} isPending={busy} className={buttonClass({ variant, size, wide })}>
      <ButtonContent icon={icon} only="idle">
        {children}
      </ButtonContent>
      {busyLabel !== undefined && (
        <ButtonContent icon={<span className={styles['arc']} />} only="busy">
          {busyLabel}
        </ButtonContent>
      )}
    </AriaButton>
  )
}
