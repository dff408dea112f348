import { useTranslation } from 'react-i18next'
import type { ChallengeType } from '#domain/rounds/challenge'
import { type ShownScore, shownScore } from '#domain/rounds/challengeScore'
import { useFormats } from '#ui/shell/useFormats.ts'

export function useScoreText(metric: boolean) {
  const { t } = useTranslation('challenges')
  const formats = useFormats()
  const unitText = ({ value, unit }: ShownScore) =>
    unit === 'point' ? t('value.points', { count: value }) : formats.measure({ value, unit })
  return {
    unitText,
    scoreText: (value: number | undefined, type: ChallengeType) =>
      value === undefined ? t('value.none') : unitText(shownScore(value, type, metric)),
    dateText: (date: Temporal.PlainDate) => formats.shortDate(date),
    numberText: (value: number) => formats.number(value),
  }
}
