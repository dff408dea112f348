import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-aria-components/Link'
import { ButtonContent } from './ButtonContent.tsx'
import { type ButtonLook, buttonClass } from './buttonClass.ts'

interface ButtonLinkProps extends Omit<LinkProps, 'children' | 'className' | 'style' | 'render' | 'href'>, ButtonLook {
  readonly children: ReactNode
  readonly href: string
  readonly icon?: ReactNode
}

export function ButtonLink({ variant, size, wide, children, icon, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide })}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  )
}
