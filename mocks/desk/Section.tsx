import { type ReactNode, useId } from 'react'
import styles from './Section.module.scss'

interface SectionProps {
  readonly title: string
  readonly aside: ReactNode
  readonly children: ReactNode
}

export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h3 id={id} className={styles['title']}>
          {title}
        </h3>
        <div className={styles['aside']}>{aside}</div>
      </div>
      {children}
    </section>
  )
}
