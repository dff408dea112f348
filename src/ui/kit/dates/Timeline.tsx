import type { ReactNode } from 'react'
import { Flag } from '../art/Flag.tsx'
import { flagShape } from '../art/flagShape.ts'
import { classes } from '../classes.ts'
import styles from './Timeline.module.scss'

export interface Mark {
  readonly kind: 'limit' | 'now' | 'flag'
  readonly at: number
  readonly label: ReactNode
  readonly detail: ReactNode
}

interface MeasuredLineProps {
  readonly label: string
  readonly marks: readonly Mark[]
  readonly stretch: { readonly from: number; readonly to: number; readonly grave: boolean }
}

const flag = flagShape({ x: 4, y: 34, height: 32 })

export function Timeline({ label, marks, stretch }: MeasuredLineProps) {
  const { from, to, grave } = stretch
  return (
    <div role="img" aria-label={label} className={classes(styles['measured'], grave && styles['grave'])}>
      <div className={styles['line']}>
        <span className={styles['stretch']} style={{ insetInlineStart: percent(from), width: percent(to - from) }} />
        {marks.map((mark) => (
          <span key={mark.kind} className={styles[mark.kind]} style={{ insetInlineStart: percent(mark.at) }}>
            {mark.kind === 'flag' && <FlagMark />}
          </span>
        ))}
      </div>
      <div className={styles['labels']}>
        {marks.map((mark) => (
          <span
            key={mark.kind}
            className={classes(styles['words'], mark.kind === 'now' && styles['present'], styles[side(mark.at)])}
            style={side(mark.at) === 'middle' ? { insetInlineStart: percent(mark.at) } : undefined}
          >
            <span>{mark.label}</span>
            <span>{mark.detail}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

function FlagMark() {
  return (
    <svg viewBox="0 0 24 36" width={24} height={36} aria-hidden={true}>
      <Flag shape={flag} />
    </svg>
  )
}

function percent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`
}

function side(at: number): 'start' | 'middle' | 'end' {
  if (at < 0.22) return 'start'
  return at > 0.78 ? 'end' : 'middle'
}
