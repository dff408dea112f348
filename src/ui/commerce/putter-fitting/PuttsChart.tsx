import { scaleLinear } from '@visx/scale'
import { type FittedPutter, holeRadius, isHoled, passesAt } from '#domain/commerce/fitting/putterFitting'
import type { Metres } from '#domain/shared/distance'
import { useWide } from '#ui/shell/useWide.ts'
import styles from '../fitting/charts/Charts.module.scss'
import { Marker } from '../fitting/charts/Marker.tsx'

const height = 130
const edge = { left: 10, right: 28 }

interface PuttsChartProps {
  readonly putter: FittedPutter
  readonly distance: Metres
  /** The largest distance beside the hole, the same for all putters. */
  readonly most: Metres
}

/** From above: the ball at the left, the hole at the right; a putt to the right is drawn downwards. */
export function PuttsChart({ putter: { role, putts }, distance, most }: PuttsChartProps) {
  const width = useWide() ? 640 : 340
  const x = scaleLinear({ domain: [0, distance], range: [edge.left, width - edge.right] })
  const y = scaleLinear({ domain: [-most, most], range: [8, height - 8] })
  const kind = role === 'current' ? 'own' : 'selected'
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']} aria-hidden="true" focusable="false">
      <line className={styles['target']} x1={x(0)} x2={x(distance)} y1={y(0)} y2={y(0)} />
      <rect className={styles['hole']} x={x(distance)} y={y(-holeRadius)} width={14} height={y(holeRadius) - y(-holeRadius)} rx={7} />
      {putts.map((putt) => {
        const side = passesAt(putt, distance)
        const reach = Math.min(1, putt.distance / distance)
        return (
          <g key={`${putt.startLine} ${putt.distance}`}>
            <line className={styles[kind]} x1={x(0)} y1={y(0)} x2={x(distance * reach)} y2={y(side * reach)} />
            {!isHoled(putt, distance) && <Marker kind={kind} x={x(distance * reach)} y={y(side * reach)} />}
          </g>
        )
      })}
    </svg>
  )
}
