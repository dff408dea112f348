import type { ReactNode } from 'react'
import styles from './Message.module.scss'
import { useHeading } from './useHeading.ts'

export function Message({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useHeading(title)
  return (
    <div className={styles['message']}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{children}</p>
    </div>
  )
}
