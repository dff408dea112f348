import type { ReactNode } from 'react'
import { dateTimeOf } from './moments.ts'

interface MomentTimeProps {
  readonly at: Temporal.ZonedDateTime
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A moment in words, and for machines with its zone. */
export function MomentTime({ at, className, children }: MomentTimeProps) {
  return (
    <time dateTime={dateTimeOf(at)} className={className}>
      {children}
    </time>
  )
}
