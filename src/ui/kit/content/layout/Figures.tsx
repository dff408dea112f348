import type { BlockItem } from '#domain/shared/layout'
import styles from './Figures.module.scss'

export function Figures({ items }: { readonly items: readonly BlockItem[] }) {
  return (
    <div className={styles['frame']}>
      <dl className={styles['figures']}>
        {items.map(({ label, value, note }) => (
          <div key={label} className={styles['figure']}>
            <dt className={styles['label']}>{label}</dt>
            <dd className={styles['value']}>{value}</dd>
            {note !== '' && <dd className={styles['note']}>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
