import type { ComponentProps } from 'react'
import { NativeSelect } from '#ui/kit/fields/NativeSelect.tsx'
import styles from './Tool.module.scss'

export function ToolSelect<Value extends string>(props: ComponentProps<typeof NativeSelect<Value>>) {
  return (
    <span className={styles['tool']}>
      <NativeSelect {...props} />
      <span aria-hidden={true}>{props.label}</span>
    </span>
  )
}
