import { AxisLeft } from '@visx/axis'
import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import type { ChallengeType } from '#domain/rounds/challenge'
import { type PlayerScore, shownScore } from '#domain/rounds/challengeScore'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './HistoryChart.module.scss'

const [width, height] = [520, 180]
const edge = { top: 12, bottom: 12, left: 44, right: 12 }

interface HistoryChartProps {
  readonly scores: readonly PlayerScore[]
  readonly type: ChallengeType
  readonly metric: boolean
}

/** One score after the other; its numbers are read out from the table below it. */
export function HistoryChart({ scores, type, metric }: HistoryChartProps) {
  const formats = useFormats()
  const points = scores.map(({ id, value }, index) => ({ id, index, value: shownScore(value, type, metric).value }))
  const values = points.map(({ value }) => value)
  const x = scaleLinear({ domain: [0, points.length - 1], range: [edge.left + 8, width - edge.right - 8] })
  const y = scaleLinear({ domain: [Math.min(...values), Math.max(...values)], range: [height - edge.bottom, edge.top], nice: true })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']} aria-hidden="true" focusable="false">
      {y.ticks(4).map((tick) => (
        <line key={tick} className={styles['line']} x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} />
      ))}
      <AxisLeft
        left={edge.left}
        scale={y}
        numTicks={4}
        hideAxisLine={true}
        hideTicks={true}
        axisClassName={styles['axis'] ?? ''}
        tickLabelProps={{ dx: '-0.5em', dy: '0.3em', textAnchor: 'end' }}
        tickFormat={(value) => formats.number(Number(value))}
      />
      <LinePath className={styles['path'] ?? ''} data={points} x={({ index }) => x(index)} y={({ value }) => y(value)} />
      {points.map(({ id, index, value }) => (
        <circle key={id} className={styles['point']} cx={x(index)} cy={y(value)} r={4.5} />
      ))}
    </svg>
  )
}
