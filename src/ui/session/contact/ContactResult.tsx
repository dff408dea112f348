import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './ContactResult.module.scss'

/** What has been done, where it was asked for; read out as soon as it stands there. */
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
