import { useTranslation } from 'react-i18next'
import { isPerRound, ratioOf, statisticOf, type TrackedEntry, type TrackingType } from '#domain/rounds/tracking'
import { useFormats } from '#ui/shell/useFormats.ts'

export function useTrackingText() {
  const { t } = useTranslation('tracking')
  const formats = useFormats()
  const valueText = (value: number | undefined, type: TrackingType) => {
    if (value === undefined) return t('value.none')
    return isPerRound(type) ? formats.number(value) : t('value.percent', { value: formats.number(value) })
  }
  return {
    valueText,
    dateText: (date: Temporal.PlainDate) => formats.shortDate(date),
    valueOfRound: (round: TrackedEntry, type: TrackingType) => valueText(statisticOf(ratioOf(round, type), type), type),
  }
}
