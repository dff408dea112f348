import { useTranslation } from 'react-i18next'
import { type ScoreDistribution, scoreKinds } from '#domain/rounds/roundStatistics'
import { useFormats } from '#ui/shell/useFormats.ts'
import { Bars } from '../charts/Bars.tsx'

export function Distribution({ distribution }: { readonly distribution: ScoreDistribution }) {
  const { t } = useTranslation('rounds')
  const formats = useFormats()
  const rows = scoreKinds.map((kind) => ({
    ...{ key: kind, name: t(`scores.${kind}`), value: distribution[kind], text: formats.number(distribution[kind]) },
  }))
  return <Bars rows={rows} />
}
