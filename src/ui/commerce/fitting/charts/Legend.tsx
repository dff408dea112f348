import styles from './Charts.module.scss'
import { Marker, type SeriesKind } from './Marker.tsx'

interface LegendProps {
  readonly entries: readonly { readonly kind: SeriesKind; readonly role: string; readonly name: string }[]
}

export function Legend({ entries }: LegendProps) {
  return (
    <ul className={styles['legend']}>
      {entries.map(({ kind, role, name }) => (
        <li key={kind}>
          <svg viewBox="0 0 40 16" className={styles['sample']} aria-hidden="true" focusable="false">
            <path className={styles[kind]} d="M1 8H39" />
            <Marker kind={kind} x={20} y={8} />
          </svg>
          <span>
            <span className={styles['role']}>{role}</span> {name}
          </span>
        </li>
      ))}
    </ul>
  )
}
