import type { ReactNode } from 'react'
import { dateTimeOf } from './moments.ts'

interface MomentTimeProps {
  readonly at: Temporal.ZonedDateTime
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function MomentTime({ at, className, children }: MomentTimeProps) {
  return (
    <time dateTime={dateTimeOf(at)} className={className}>
      {children}
    </time>
  )
}
