import { scaleLinear } from '@visx/scale'
import { useId } from 'react'
import type { Compared } from '#domain/commerce/fitting/comparison'
import { useWide } from '#ui/shell/useWide.ts'
import styles from './Charts.module.scss'
import { Marker } from './Marker.tsx'

const height = 74
const edge = 34
const line = 38

interface MeasureLineProps {
  readonly compared: Pick<Compared<string>, 'own' | 'selected' | 'target'>
  readonly write: (value: number) => string
}

/** A value of each club on one line, with the range that the fitter aims at; the numbers are in the table. */
export function MeasureLine({ compared: { own, selected, target }, write }: MeasureLineProps) {
  const hatch = useId()
  const width = useWide() ? 300 : 340
  const values = [own, selected, target?.from, target?.to].filter((value) => value !== undefined)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = (most - least || 1) * 0.12
  const x = scaleLinear({ domain: [least - room, most + room], range: [edge, width - edge] })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']} aria-hidden="true" focusable="false">
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles['hatch']} d="M0 0V6" />
      </pattern>
      {target && (
        <rect
          className={styles['range']}
          x={x(target.from)}
          y={line - 8}
          width={Math.max(1, x(target.to) - x(target.from))}
          height={16}
          fill={`url(#${hatch})`}
        />
      )}
      <line className={styles['track']} x1={4} x2={width - 4} y1={line} y2={line} />
      {own !== undefined && (
        <>
          <Marker kind="own" x={x(own)} y={line} size={6} />
          <text className={styles['value']} x={x(own)} y={line + 26} textAnchor="middle">
            {write(own)}
          </text>
        </>
      )}
      <Marker kind="selected" x={x(selected)} y={line} size={6} />
      <text className={styles['value']} x={x(selected)} y={line - 16} textAnchor="middle">
        {write(selected)}
      </text>
    </svg>
  )
}
