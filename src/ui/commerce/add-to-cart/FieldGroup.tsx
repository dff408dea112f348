import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './AddToCart.module.scss'

interface FieldGroupProps {
  readonly label: string
  /** At the far end of the label's line, such as what is chosen. */
  readonly aside?: ReactNode
  readonly error?: string | undefined
  /** By what it is known where it is missing; its label unless told. */
  readonly name?: string | undefined
  readonly children: ReactNode
}

/** Something to choose, its name above it, and below it what is wrong. */
export function FieldGroup({ label, aside, error, name = label, children }: FieldGroupProps) {
  const id = useId()
  return (
    <fieldset
      className={styles['group']}
      aria-labelledby={`${id}-label`}
      aria-describedby={error && `${id}-error`}
      data-missing={error && name}
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
