import type { ReactNode } from 'react'
import styles from './StepHeading.module.scss'

/** A step's name; it takes the focus when the step is reached. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h2 tabIndex={-1} className={styles['heading']}>
      {children}
    </h2>
  )
}
