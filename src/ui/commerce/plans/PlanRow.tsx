import type { ReactNode } from 'react'
import styles from './PlansScreen.module.scss'

interface PlanRowProps {
  readonly name: string
  readonly facts: readonly (string | undefined)[]
  readonly figure?: ReactNode
}

export function PlanRow({ name, facts, figure }: PlanRowProps) {
  return (
    <div className={styles['row']} data-plan={name}>
      <div>
        <h3 className={styles['name']}>{name}</h3>
        {facts.filter(Boolean).map((fact) => (
          <p key={fact} data-part="fact" className={styles['fact']}>
            {fact}
          </p>
        ))}
      </div>
      {figure}
    </div>
  )
}
