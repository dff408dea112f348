import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleLinear, scaleTime } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { observer } from 'mobx-react-lite'
import type { HistoryPoint } from '#domain/rounds/roundStatistics'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useWide } from '#ui/shell/useWide.ts'
import { useRoundText } from '../rounds/useRoundText.ts'
import styles from '../tracking/TrackingChart.module.scss'
import type { RoundStatisticsViewModel } from './RoundStatisticsViewModel.ts'

const height = 260
const edge = { top: 12, bottom: 28, left: 48, right: 12 }
/** More points than this would hide the line. */
const mostDots = 120

/** Round by round; its numbers are read out from the table below it. */
export const HistoryChart = observer(function HistoryChart({ model }: { readonly model: RoundStatisticsViewModel }) {
  const formats = useFormats()
  const text = useRoundText()
  const isWide = useWide()
  const width = isWide ? 860 : 350
  const { points, statistic } = model
  const times = points.map(timeOf)
  const values = points.map(({ value }) => value)
  const x = scaleTime({ domain: [Math.min(...times), Math.max(...times)], range: [edge.left + 8, width - edge.right - 8] })
  const y = scaleLinear({ domain: [Math.min(0, ...values), Math.max(1, ...values)], range: [height - edge.bottom, edge.top], nice: true })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']} aria-hidden="true" focusable="false">
      {y.ticks(5).map((tick) => (
        <line key={tick} className={styles['line']} x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} />
      ))}
      <AxisLeft
        left={edge.left}
        scale={y}
        numTicks={5}
        hideAxisLine={true}
        hideTicks={true}
        axisClassName={styles['axis'] ?? ''}
        tickLabelProps={{ dx: '-0.5em', dy: '0.3em', textAnchor: 'end' }}
        tickFormat={(value) => text.value(Number(value), statistic)}
      />
      <AxisBottom
        top={height - edge.bottom}
        scale={x}
        numTicks={isWide ? 6 : 3}
        hideAxisLine={true}
        hideTicks={true}
        axisClassName={styles['axis'] ?? ''}
        tickFormat={(value) => formats.shortMonth(dateOf(Number(value)))}
      />
      <LinePath className={styles['path'] ?? ''} data={[...points]} x={(point) => x(timeOf(point))} y={({ value }) => y(value)} />
      {points.length <= mostDots &&
        points.map((point) => (
          <circle key={point.round.roundId} className={styles['point']} cx={x(timeOf(point))} cy={y(point.value)} r={4.5} />
        ))}
    </svg>
  )
})

function timeOf({ round }: HistoryPoint): number {
  return round.playedAt.epochMilliseconds
}

function dateOf(time: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO('UTC').toPlainDate()
}
