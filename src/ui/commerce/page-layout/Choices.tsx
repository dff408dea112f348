import type { PageFigure } from '#domain/commerce/pageLayout'
import styles from './Choices.module.scss'

export function Choices({ choices }: { readonly choices: readonly PageFigure[] }) {
  return (
    <dl className={styles['choices']}>
      {choices.map(({ label, value }) => (
        <div key={label} className={styles['choice']}>
          <dt className={styles['label']}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
