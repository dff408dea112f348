import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleLinear, scaleTime } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { stretches } from '#domain/rounds/roundSeries'
import { useWide } from '#ui/shell/useWide.ts'
import styles from './LineChart.module.scss'

interface ChartPoint {
  readonly key: string | number
  /** A time in milliseconds, or a place in an order. */
  readonly at: number
  readonly value: number
}

interface LineChartProps {
  readonly points: readonly ChartPoint[]
  /** The values that are shown at least. */
  readonly least: readonly number[]
  /** Otherwise as wide as its page. */
  readonly size?: { readonly width: number; readonly height: number }
  readonly ticks: number
  readonly valueText: (value: number) => string
  /** Absent where the points are only in an order. */
  readonly dayText?: (day: Temporal.PlainDate) => string
  readonly average?: number | undefined
  readonly trend?: readonly ChartPoint[]
}

/** More points than this would hide the line. */
const mostDots = 120
const left = 48
const edge = 12

/** Its numbers are read out from the table below it. */
export function LineChart({ points, least, ticks, valueText, dayText, average, trend = [], ...props }: LineChartProps) {
  const isWide = useWide()
  const { width, height } = props.size ?? { width: isWide ? 860 : 350, height: 260 }
  const [times, values] = [points.map(({ at }) => at), [...points.map(({ value }) => value), ...least]]
  const right = width - edge
  const bottom = height - (dayText ? 28 : edge)
  const x = scaleTime({ domain: [Math.min(...times), Math.max(...times)], range: [left + 8, right - 8] })
  const y = scaleLinear({ domain: [Math.min(...values), Math.max(...values)], range: [bottom, edge], nice: true })
  const partsOf = (line: readonly ChartPoint[]) => (dayText ? stretches(line) : [line])
  const axis = { hideAxisLine: true, hideTicks: true, axisClassName: styles['axis'] ?? '' }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']} aria-hidden="true" focusable="false">
      {y.ticks(ticks).map((tick) => (
        <line key={tick} className={styles['line']} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
      ))}
      <AxisLeft
        {...axis}
        left={left}
        scale={y}
        numTicks={ticks}
        tickLabelProps={{ dx: '-0.5em', dy: '0.3em', textAnchor: 'end' }}
        tickFormat={(value) => valueText(Number(value))}
      />
      {dayText && (
        <AxisBottom {...axis} top={bottom} scale={x} numTicks={isWide ? 6 : 3} tickFormat={(value) => dayText(dayOf(Number(value)))} />
      )}
      {average !== undefined && <line className={styles['average']} x1={left} x2={right} y1={y(average)} y2={y(average)} />}
      {partsOf(points).map((part) => (
        <LinePath key={part[0]?.key} className={styles['path'] ?? ''} data={[...part]} x={({ at }) => x(at)} y={({ value }) => y(value)} />
      ))}
      {points.length <= mostDots &&
        points.map(({ key, at, value }) => <circle key={key} className={styles['point']} cx={x(at)} cy={y(value)} r={4.5} />)}
      {partsOf(trend).map((part) => (
        <LinePath key={part[0]?.key} className={styles['trend'] ?? ''} data={[...part]} x={({ at }) => x(at)} y={({ value }) => y(value)} />
      ))}
    </svg>
  )
}

function dayOf(time: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO('UTC').toPlainDate()
}
