import { type ReactNode, useId } from 'react'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import styles from './PlansScreen.module.scss'

interface PlansPartProps {
  readonly title: string
  readonly lead: string
  readonly actions: readonly { readonly href: string; readonly label: string }[]
  readonly children: ReactNode
}

export function PlansPart({ title, lead, actions, children }: PlansPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['part']}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <p className={styles['lead']}>{lead}</p>
      {children}
      <p className={styles['actions']}>
        {actions.map(({ href, label }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    </section>
  )
}
