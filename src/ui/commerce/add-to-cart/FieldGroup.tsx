import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './AddToCart.module.scss'

interface FieldGroupProps {
  readonly label: string
  readonly aside?: ReactNode
  readonly error?: string | undefined
  readonly children: ReactNode
}

export function FieldGroup({ label, aside, error, children }: FieldGroupProps) {
  const id = useId()
  return (
    <fieldset
      className={styles['group']}
      aria-labelledby={`${id}-label`}
      aria-describedby={error && `${id}-error`}
      data-missing={error && label}
    >
      <div className={styles['head']}>
        <span id={`${id}-label`} className={styles['label']}>
          {label}
        </span>
        {aside && <span className={styles['aside']}>{aside}</span>}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          <CircleAlert size={16} aria-hidden={true} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
