import { Check, CircleAlert, Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Badge.module.scss'

export type BadgeKind = 'booked' | 'waiting' | 'family' | 'failed' | 'past'

const icons: Readonly<Partial<Record<BadgeKind, LucideIcon>>> = { booked: Check, waiting: Clock, failed: CircleAlert }

export function Badge({ kind, children }: { readonly kind: BadgeKind; readonly children: ReactNode }) {
  const Icon = icons[kind]
  return (
    <span className={classes(styles['badge'], styles[kind])}>
      {Icon && <Icon size={14} aria-hidden={true} />}
      {children}
    </span>
  )
}
