import { AxisBottom } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { GappedClub } from '#domain/rounds/gapping'
import { toPlayDistance } from '#domain/shared/distance'
import { useWide } from '#ui/shell/useWide.ts'
import type { BagModel } from './BagModel.ts'
import styles from './GappingChart.module.scss'
import { useClubText } from './useClubText.ts'

const row = 30
const axis = 28
const names = 44
const remarks = 120

/** From each club to the next shorter one; its numbers are read out from the table beside it. */
export const GappingChart = observer(function GappingChart({ model }: { readonly model: BagModel }) {
  const { t } = useTranslation('bag')
  const text = useClubText(model)
  const width = useWide() ? 860 : 350
  const { gapping, metric } = model
  const inUnit = (metres: number) => toPlayDistance(metres, metric).value
  const distances = gapping.map(({ distance }) => inUnit(distance))
  const x = scaleLinear({
    domain: [Math.min(...distances) - 10, Math.max(...distances)],
    range: [names, width - remarks],
    nice: true,
  })
  const y = scaleBand({ domain: gapping.map(({ club }) => club.id), range: [0, gapping.length * row], padding: 0.42 })
  const height = gapping.length * row + axis
  const remarkOn = ({ gap }: GappedClub) =>
    gap && gap.kind !== 'even' ? t(`gaps.${gap.kind}`, { distance: text.distanceText(gap.metres) }) : undefined
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']} aria-hidden="true" focusable="false">
      {gapping.map((each, index) => {
        const top = y(each.club.id) ?? 0
        const from = x(distances[index + 1] ?? x.domain()[0] ?? 0)
        const to = x(inUnit(each.distance))
        const middle = top + y.bandwidth() / 2
        return (
          <Group key={each.club.id}>
            <line className={styles['line']} x1={names} x2={width} y1={(index + 1) * row} y2={(index + 1) * row} />
            <text className={styles['name']} x={0} y={middle} dominantBaseline="central">
              {text.shortNameOf(each.club)}
            </text>
            <Bar
              className={styles[each.gap?.kind ?? 'rest'] ?? ''}
              x={from}
              y={top}
              width={Math.max(2, to - from)}
              height={y.bandwidth()}
            />
            <circle className={styles['point']} cx={to} cy={middle} r={4} />
            <text className={styles['remark']} x={to + 10} y={middle} dominantBaseline="central">
              <tspan className={styles['figure']}>{text.distanceFigure(each.distance)}</tspan>
              {remarkOn(each) && (
                <tspan className={styles[`${each.gap?.kind ?? 'even'}Words`] ?? ''} dx={8}>
                  {remarkOn(each)}
                </tspan>
              )}
            </text>
          </Group>
        )
      })}
      <AxisBottom
        top={gapping.length * row}
        scale={x}
        numTicks={5}
        hideAxisLine={true}
        hideTicks={true}
        axisClassName={styles['axis'] ?? ''}
        tickFormat={(value) => String(value)}
      />
    </svg>
  )
})
