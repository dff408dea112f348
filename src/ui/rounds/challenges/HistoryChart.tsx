import type { ChallengeType } from '#domain/rounds/challenge'
import { type PlayerScore, shownScore } from '#domain/rounds/challengeScore'
import { useFormats } from '#ui/shell/useFormats.ts'
import { LineChart } from '../charts/LineChart.tsx'

const size = { width: 520, height: 180 }

interface HistoryChartProps {
  readonly scores: readonly PlayerScore[]
  readonly type: ChallengeType
  readonly metric: boolean
}

/** One score after the other. */
export function HistoryChart({ scores, type, metric }: HistoryChartProps) {
  const formats = useFormats()
  const points = scores.map(({ id, value }, index) => ({ key: id, at: index, value: shownScore(value, type, metric).value }))
  return <LineChart points={points} least={[]} size={size} ticks={4} valueText={(value) => formats.number(value)} />
}
