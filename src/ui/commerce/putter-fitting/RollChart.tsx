import { scaleLinear } from '@visx/scale'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Metres } from '#domain/shared/distance'
import { useWide } from '#ui/shell/useWide.ts'
import styles from '../fitting/charts/Charts.module.scss'

const height = 44

interface RollChartProps {
  readonly skid: Metres
  readonly distance: Metres
  readonly skids: string
}

export function RollChart({ skid, distance, skids }: RollChartProps) {
  const { t } = useTranslation('fitting')
  const hatch = useId()
  const width = useWide() ? 640 : 340
  const x = scaleLinear({ domain: [0, Math.max(distance, skid)], range: [2, width - 2] })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']} aria-hidden="true" focusable="false">
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles['skid']} d="M0 0V6" />
      </pattern>
      <rect className={styles['skid']} x={x(0)} y={2} width={x(skid) - x(0)} height={16} fill={`url(#${hatch})`} />
      <rect className={styles['roll']} x={x(skid)} y={2} width={Math.max(0, x(distance) - x(skid))} height={16} />
      <text className={styles['value']} x={x(0)} y={36}>
        {skids}
      </text>
      <text className={styles['side']} x={x(distance)} y={36} textAnchor="end">
        {t('chart.rolls')}
      </text>
    </svg>
  )
}
