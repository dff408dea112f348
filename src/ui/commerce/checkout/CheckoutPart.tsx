import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './CheckoutScreen.module.scss'
import type { MissingPart } from './CheckoutViewModel.ts'

interface CheckoutPartProps {
  readonly part: MissingPart
  readonly title: string
  readonly missing?: string | false | undefined
  readonly children: ReactNode
}

export function CheckoutPart({ part, title, missing, children }: CheckoutPartProps) {
  const id = useId()
  return (
    <section id={idOfPart(part)} className={styles['part']} aria-labelledby={id} tabIndex={-1} data-part={part}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <div className={styles['content']}>
        {children}
        {missing && (
          <p className={styles['missing']}>
            <CircleAlert size={16} aria-hidden={true} />
            <span>{missing}</span>
          </p>
        )}
      </div>
    </section>
  )
}

export function idOfPart(part: MissingPart): string {
  return `checkout-${part}`
}
