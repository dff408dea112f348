import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleLinear, scaleTime } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { observer } from 'mobx-react-lite'
import { isPerRound } from '#domain/rounds/tracking'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useWide } from '#ui/shell/useWide.ts'
import styles from './TrackingChart.module.scss'
import type { TrackingViewModel } from './TrackingViewModel.ts'
import { useTrackingText } from './useTrackingText.ts'

const height = 260
const edge = { top: 12, bottom: 28, left: 48, right: 12 }

/** Round by round; its numbers are read out from the table below it. */
export const TrackingChart = observer(function TrackingChart({ screen }: { readonly screen: TrackingViewModel }) {
  const formats = useFormats()
  const { valueText } = useTrackingText()
  const isWide = useWide()
  const width = isWide ? 860 : 350
  const { points, type, average } = screen
  const times = points.map(({ round }) => timeOf(round.date))
  const x = scaleTime({ domain: [Math.min(...times), Math.max(...times)], range: [edge.left + 8, width - edge.right - 8] })
  const most = Math.max(...points.map(({ value }) => value))
  const y = scaleLinear({
    domain: [0, Math.max(isPerRound(type) ? 3 : 20, most)],
    range: [height - edge.bottom, edge.top],
    nice: true,
  })
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
        tickFormat={(value) => valueText(Number(value), type)}
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
      {average !== undefined && (
        <line className={styles['average']} x1={edge.left} x2={width - edge.right} y1={y(average)} y2={y(average)} />
      )}
      <LinePath className={styles['path'] ?? ''} data={[...points]} x={({ round }) => x(timeOf(round.date))} y={({ value }) => y(value)} />
      {points.map(({ round, value }) => (
        <circle key={round.id} className={styles['point']} cx={x(timeOf(round.date))} cy={y(value)} r={4.5} />
      ))}
    </svg>
  )
})

function timeOf(date: Temporal.PlainDate): number {
  return date.toZonedDateTime('UTC').epochMilliseconds
}

function dateOf(time: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO('UTC').toPlainDate()
}
