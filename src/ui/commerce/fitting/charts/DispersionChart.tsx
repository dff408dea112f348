import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleLinear } from '@visx/scale'
import { useTranslation } from 'react-i18next'
import { dispersionOf } from '#domain/commerce/fitting/dispersion'
import type { Shot } from '#domain/commerce/fitting/fitting'
import { metresPerYard } from '#domain/shared/distance'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useWide } from '#ui/shell/useWide.ts'
import styles from './Charts.module.scss'
import { Marker, type SeriesKind } from './Marker.tsx'

const edge = { top: 16, bottom: 44, left: 40, right: 12 }
const room = 4

export interface ChartedShots {
  readonly kind: SeriesKind
  readonly shots: readonly Shot[]
}

interface DispersionChartProps {
  readonly series: readonly ChartedShots[]
  readonly metric: boolean
}

/** From above, with the target line in the middle; the shots are in the table. */
export function DispersionChart({ series, metric }: DispersionChartProps) {
  const { t } = useTranslation('fitting')
  const formats = useFormats()
  const [width, height] = useWide() ? [480, 380] : [340, 320]
  const unit = metric ? 1 : metresPerYard
  const shots = series.flatMap((each) => each.shots)
  const carries = shots.map(({ carry }) => carry / unit)
  const side = Math.max(8, ...shots.map(({ offline }) => Math.abs(offline) / unit)) + room
  const x = scaleLinear({ domain: [-side, side], range: [edge.left, width - edge.right] })
  const y = scaleLinear({
    domain: [Math.min(...carries) - room, Math.max(...carries) + room],
    range: [height - edge.bottom, edge.top],
    nice: true,
  })
  const perUnit = { x: (x(1) - x(0)) / unit, y: (y(0) - y(1)) / unit }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']} aria-hidden="true" focusable="false">
      {y.ticks(5).map((tick) => (
        <line key={tick} className={styles['grid']} x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} />
      ))}
      <line className={styles['target']} x1={x(0)} x2={x(0)} y1={edge.top} y2={height - edge.bottom} />
      <AxisLeft
        left={edge.left}
        scale={y}
        numTicks={5}
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
        tickFormat={(value) => formats.number(Math.abs(Number(value)))}
      />
      <text className={styles['side']} x={edge.left} y={height - 8}>
        {t('chart.left')}
      </text>
      <text className={styles['side']} x={x(0)} y={height - 8} textAnchor="middle">
        {t('chart.target')}
      </text>
      <text className={styles['side']} x={width - edge.right} y={height - 8} textAnchor="end">
        {t('chart.right')}
      </text>
      {series.map(({ kind, shots: own }) => {
        const found = dispersionOf(own)
        return (
          <g key={kind}>
            {found && (
              <ellipse
                className={styles[`${kind}Area`]}
                cx={x(found.offline / unit)}
                cy={y(found.carry / unit)}
                rx={found.across * perUnit.x}
                ry={found.along * perUnit.y}
              />
            )}
            {own.map(({ carry, offline }) => (
              <Marker key={`${carry} ${offline}`} kind={kind} x={x(offline / unit)} y={y(carry / unit)} />
            ))}
          </g>
        )
      })}
    </svg>
  )
}
