import { observer } from 'mobx-react-lite'
import { fiveRoundAverage } from '#domain/rounds/roundSeries'
import { useFormats } from '#ui/shell/useFormats.ts'
import { LineChart } from '../charts/LineChart.tsx'
import { useRoundText } from '../rounds/useRoundText.ts'
import type { RoundStatisticsViewModel } from './RoundStatisticsViewModel.ts'

/** Round by round. */
export const HistoryChart = observer(function HistoryChart({ model }: { readonly model: RoundStatisticsViewModel }) {
  const formats = useFormats()
  const text = useRoundText()
  const { statistic } = model
  const points = model.points.map(({ round, value }) => ({ key: round.roundId, at: round.playedAt.epochMilliseconds, value }))
  return (
    <LineChart
      points={points}
      trend={fiveRoundAverage(points)}
      least={[0, 1]}
      ticks={5}
      valueText={(value) => text.value(value, statistic)}
      dayText={(day) => formats.shortMonth(day)}
    />
  )
})
