import { observer } from 'mobx-react-lite'
import { fiveRoundAverage } from '#domain/rounds/roundSeries'
import { isPerRound } from '#domain/rounds/tracking'
import { useFormats } from '#ui/shell/useFormats.ts'
import { LineChart } from '../charts/LineChart.tsx'
import type { TrackingViewModel } from './TrackingViewModel.ts'
import { useTrackingText } from './useTrackingText.ts'

/** Round by round. */
export const TrackingChart = observer(function TrackingChart({ screen }: { readonly screen: TrackingViewModel }) {
  const formats = useFormats()
  const { valueText } = useTrackingText()
  const { type, average } = screen
  const points = screen.points.map(({ round, value }) => ({
    key: round.id,
    at: round.date.toZonedDateTime('UTC').epochMilliseconds,
    value,
  }))
  return (
    <LineChart
      points={points}
      trend={fiveRoundAverage(points)}
      least={[0, isPerRound(type) ? 3 : 20]}
      ticks={5}
      valueText={(value) => valueText(value, type)}
      dayText={(day) => formats.shortMonth(day)}
      average={average}
    />
  )
})
