import { type ReactNode, useId } from 'react'
import styles from './ChoiceSection.module.scss'

interface ChoiceSectionProps {
  readonly number: number
  readonly title: string
  readonly isBusy?: boolean
  readonly children: ReactNode
}

export function ChoiceSection({ number, title, isBusy = false, children }: ChoiceSectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} aria-busy={isBusy} className={styles['section']}>
      <h2 id={heading} className={styles['title']}>
        <span aria-hidden={true} className={styles['number']}>
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
