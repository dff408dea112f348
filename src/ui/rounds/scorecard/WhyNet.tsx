import { useTranslation } from 'react-i18next'
import { Why } from '#ui/kit/feedback/Why.tsx'
import type { Explanation } from '#ui/shell/explanation.ts'
import type { NetFigures } from './ScorecardViewModel.ts'

export function WhyNet({ explanation }: { readonly explanation: Explanation<NetFigures> | undefined }) {
  const { t } = useTranslation('scorecard')
  if (!explanation) return null
  const { strokes, received, net, courseHandicap } = explanation.figures
  const figures = [
    { label: t('totals.gross'), value: strokes },
    { label: t('why.handicap'), value: courseHandicap },
    { label: t('why.received'), value: received },
    { label: t('totals.net'), value: net },
  ]
  return (
    <Why subject={t('why.net', { net })} rule={explanation.rule} figures={figures}>
      {t('why.sentence')}
    </Why>
  )
}
