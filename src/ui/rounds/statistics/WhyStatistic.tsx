import { useTranslation } from 'react-i18next'
import type { CountedStatistic } from '#domain/rounds/roundStatistics'
import { Why } from '#ui/kit/feedback/Why.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { ExplainedStatistic } from './explainStatistic.ts'

interface WhyStatisticProps {
  readonly explanation: ExplainedStatistic
  readonly statistic: CountedStatistic
}

const chances = { scrambles: 'missedGreens', upAndDowns: 'chances' } as const

export function WhyStatistic({ explanation, statistic }: WhyStatisticProps) {
  const { t } = useTranslation('rounds')
  const formats = useFormats()
  if (!explanation) return null
  const { count, of, holes, rounds } = explanation.figures
  const base = statistic === 'scrambles' || statistic === 'upAndDowns' ? chances[statistic] : 'countedHoles'
  const figures = [
    { label: t(statistic === 'toPar' ? 'why.overPar' : 'why.count'), value: formats.number(count).replace('-', '\u2212') },
    { label: t(`why.${base}`), value: formats.number(of) },
    { label: t('why.scoredHoles'), value: formats.number(holes) },
    { label: t('statistics.rounds'), value: formats.number(rounds) },
  ]
  return (
    <Why subject={t(`types.${statistic}`)} rule={explanation.rule} figures={figures}>
      {t(`why.${statistic}`)}
    </Why>
  )
}
