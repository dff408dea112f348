import type { BlockItem } from '#domain/shared/layout'
import styles from './Choices.module.scss'

export function Choices({ items }: { readonly items: readonly BlockItem[] }) {
  return (
    <dl className={styles['choices']}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles['choice']}>
          <dt className={styles['label']}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
