import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Why } from '#ui/kit/feedback/Why.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { TrackingViewModel } from './TrackingViewModel.ts'

export const WhyAverage = observer(function WhyAverage({ screen }: { readonly screen: TrackingViewModel }) {
  const { t } = useTranslation('tracking')
  const formats = useFormats()
  const { why, type } = screen
  if (!why) return null
  const { count, of, rounds } = why.figures
  const isOfMissed = type === 'scrambling' || type === 'ntg'
  const figures = [
    { label: t('why.count'), value: formats.number(count) },
    { label: isOfMissed ? t('scrambling.chances') : t('fields.holes'), value: formats.number(of) },
    { label: t('why.rounds'), value: formats.number(rounds) },
  ]
  return (
    <Why subject={t(`types.${type}`)} rule={why.rule} figures={figures}>
      {t(`info.${type}`)}
    </Why>
  )
})
