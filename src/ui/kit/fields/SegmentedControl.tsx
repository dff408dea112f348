import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { classes } from '../classes.ts'
import styles from './SegmentedControl.module.scss'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
}

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export function SegmentedControl<Value extends string>({ label, segments, value, onChange }: SegmentsProps<Value>) {
  const choose = (keys: ReadonlySet<string | number>): void => {
    const segment = segments.find((one) => keys.has(one.value))
    if (segment) onChange(segment.value)
  }
  return (
    <ToggleButtonGroup
      className={classes(styles['segments'])}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection={true}
      selectedKeys={[value]}
      onSelectionChange={choose}
    >
      {segments.map((segment) => (
        <ToggleButton key={segment.value} id={segment.value} className={classes(styles['segment'])}>
          {segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
