import type { PageFigure } from '#domain/commerce/pageLayout'
import styles from './Figures.module.scss'

export function Figures({ figures }: { readonly figures: readonly PageFigure[] }) {
  return (
    <div className={styles['frame']}>
      <dl className={styles['figures']}>
        {figures.map(({ label, value, note }) => (
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
