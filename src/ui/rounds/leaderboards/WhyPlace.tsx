import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Why } from '#ui/kit/feedback/Why.tsx'
import { useScoreText } from '../challenges/useScoreText.ts'
import type { LeaderboardViewModel } from './LeaderboardViewModel.ts'

export const WhyPlace = observer(function WhyPlace({ screen }: { readonly screen: LeaderboardViewModel }) {
  const { t } = useTranslation('challenges')
  const { scoreText, numberText } = useScoreText(screen.metric)
  const { whyPlace, own, address } = screen
  if (!whyPlace || !own) return null
  const { value, better, equal, ranked } = whyPlace.figures
  const figures = [
    { label: t('why.score'), value: scoreText(value, address.type) },
    { label: t('why.better'), value: numberText(better) },
    { label: t('why.equal'), value: numberText(equal) },
    { label: t('why.ranked'), value: numberText(ranked) },
  ]
  return (
    <Why
      subject={`${t('board.own')} ${t('board.ownOf', { rank: numberText(own.rank), count: ranked })}`}
      rule={whyPlace.rule}
      figures={figures}
    >
      {t('why.place')}
    </Why>
  )
})
