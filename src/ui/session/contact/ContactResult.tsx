import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './ContactResult.module.scss'

export function ContactResult({ children }: { readonly children?: ReactNode }) {
  return (
    <div role="status" className={styles['region']}>
      {children && (
        <p className={styles['outcome']}>
          <Check size={20} aria-hidden={true} />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
