import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import type { FlightPoint, Launch } from '#domain/commerce/fitting/fitting'
import { metresPerYard, toPlayDistance } from '#domain/shared/distance'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useWide } from '#ui/shell/useWide.ts'
import styles from './Charts.module.scss'
import { Marker, type SeriesKind } from './Marker.tsx'

const height = 200
const edge = { top: 20, bottom: 28, left: 36, right: 56 }

export interface ChartedFlight {
  readonly kind: SeriesKind
  readonly flight: readonly FlightPoint[]
  /** What is written at its end. */
  readonly carry: Launch['carry']
}

interface FlightChartProps {
  readonly flights: readonly ChartedFlight[]
  readonly metric: boolean
}

/** From the side, in the player's unit; the numbers are in the table. */
export function FlightChart({ flights, metric }: FlightChartProps) {
  const formats = useFormats()
  const width = useWide() ? 640 : 340
  const inUnit = (metres: number) => (metric ? metres : metres / metresPerYard)
  const points = flights.flatMap(({ flight }) => flight)
  const x = scaleLinear({
    domain: [0, Math.max(1, ...points.map(({ distance }) => inUnit(distance)))],
    range: [edge.left, width - edge.right],
  })
  const y = scaleLinear({
    domain: [0, Math.max(1, ...points.map((point) => inUnit(point.height)))],
    range: [height - edge.bottom, edge.top],
    nice: true,
  })
  const landings = flights.map(({ flight }) => flight.at(-1)?.distance ?? 0)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']} aria-hidden="true" focusable="false">
      {y.ticks(4).map((tick) => (
        <line key={tick} className={styles['grid']} x1={edge.left} x2={width - 8} y1={y(tick)} y2={y(tick)} />
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
      <AxisBottom
        top={height - edge.bottom}
        scale={x}
        numTicks={5}
        hideAxisLine={true}
        hideTicks={true}
        axisClassName={styles['axis'] ?? ''}
        tickFormat={(value) => formats.number(Number(value))}
      />
      {flights.map(({ kind, flight, carry }, index) => {
        const landing = landings[index] ?? 0
        const isLongest = landing >= Math.max(...landings) && landings.indexOf(landing) === index
        const end = x(inUnit(landing))
        return (
          <g key={kind}>
            <LinePath
              className={styles[kind] ?? ''}
              data={[...flight]}
              x={({ distance }) => x(inUnit(distance))}
              y={(point) => y(inUnit(point.height))}
            />
            <Marker kind={kind} x={end} y={y(0)} />
            <text className={styles['value']} x={isLongest ? end + 9 : end - 12} y={y(0) - 7} textAnchor={isLongest ? 'start' : 'end'}>
              {formats.playDistance(toPlayDistance(carry, metric))}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
