import type { ReactNode } from 'react'
import styles from './StepHeading.module.scss'

export function StepHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h2 tabIndex={-1} className={styles['heading']}>
      {children}
    </h2>
  )
}
