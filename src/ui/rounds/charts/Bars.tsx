import styles from './Bars.module.scss'

interface BarsProps {
  readonly rows: readonly { readonly key: string | number; readonly name: string; readonly value: number; readonly text: string }[]
}

export function Bars({ rows }: BarsProps) {
  const most = Math.max(...rows.map(({ value }) => value)) || 1
  return (
    <ul className={styles['bars']}>
      {rows.map(({ key, name, value, text }) => (
        <li key={key} data-part="bar">
          <span>{name}</span>{' '}
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles['bar']} aria-hidden="true" focusable="false">
            <rect width={Math.max(0, (value / most) * 100)} height="10" />
          </svg>
          <span className={styles['value']}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
