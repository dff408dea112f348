import styles from './Charts.module.scss'

/** The player's own club is a ring, the compared one a filled triangle: they differ without colour. */
export type SeriesKind = 'own' | 'selected'

interface MarkerProps {
  readonly kind: SeriesKind
  readonly x: number
  readonly y: number
  readonly size?: number
}

export function Marker({ kind, x, y, size = 5 }: MarkerProps) {
  if (kind === 'own') return <circle className={styles['ownMark']} cx={x} cy={y} r={size - 0.5} />
  const half = size * 1.05
  return <path className={styles['selectedMark']} d={`M${x} ${y - half}L${x + half} ${y + half * 0.8}H${x - half}Z`} />
}
