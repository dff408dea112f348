import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-aria-components/Link'
import { classes } from '../classes.ts'
import styles from './TextLink.module.scss'

interface TextLinkProps extends Omit<LinkProps, 'children' | 'className' | 'style' | 'render' | 'href'> {
  readonly href: string
  readonly children: ReactNode
  readonly small?: boolean | undefined
}

export function TextLink({ children, small = false, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classes(styles['link'], small && styles['small'])}>
      {children}
    </Link>
  )
}
