import { useTranslation } from 'react-i18next'
import { isComplete, type RoundSummary, toPar } from '#domain/rounds/round'
import { isShare, type Statistic } from '#domain/rounds/roundStatistics'
import { toParLabel } from '#domain/rounds/scoring/toPar'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { useFormats } from '#ui/shell/useFormats.ts'

/** Rounds and their statistics in the player's language. */
export function useRoundText() {
  const { t } = useTranslation('rounds')
  const formats = useFormats()
  const length = (round: RoundSummary) => {
    if (round.holesPlayed === 0) return t('round.notStarted')
    const holes = isComplete(round)
      ? t('round.holes', { count: round.holes })
      : t('round.unfinished', { played: round.holesPlayed, count: round.holes })
    return joinFacts(holes, round.holesPickedUp > 0 && t('round.pickedUpHoles', { count: round.holesPickedUp }))
  }
  return {
    date: ({ playedAt }: Pick<RoundSummary, 'playedAt'>) => formats.shortDate(playedAt.toPlainDate()),
    length,
    toPar: (round: RoundSummary) => {
      const difference = toPar(round)
      return difference === undefined ? t('value.none') : toParLabel(difference)
    },
    value: (value: number | undefined, statistic: Statistic) => {
      if (value === undefined) return t('value.none')
      if (isShare(statistic)) return t('value.percent', { value: formats.number(value) })
      if (statistic === 'handicapIndex') return formats.tenths(value).replace('-', '\u2212')
      return statistic === 'toPar' && value > 0 ? `+${formats.number(value)}` : formats.number(value).replace('-', '\u2212')
    },
  }
}
