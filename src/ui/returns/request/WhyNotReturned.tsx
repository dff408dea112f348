import { useTranslation } from 'react-i18next'
import type { NoReturn, ReturnableItem, ReturnableOrder } from '#domain/returns/returnableItem'
import { Why } from '#ui/kit/feedback/Why.tsx'
import type { Explanation } from '#ui/shell/explanation.ts'
import { useFormats } from '#ui/shell/useFormats.ts'

interface WhyNotReturnedProps {
  readonly item: ReturnableItem
  readonly explanation: Explanation<NoReturn> | undefined
  readonly order: ReturnableOrder | undefined
}

export function WhyNotReturned({ item, explanation, order }: WhyNotReturnedProps) {
  const { t } = useTranslation('returns')
  const formats = useFormats()
  if (!explanation) return null
  const { available, reason, requests } = explanation.figures
  const figures = [
    ...(order ? [{ label: t('request.order'), value: order.number }] : []),
    ...(order?.placedOn ? [{ label: t('why.placedOn'), value: formats.shortDate(order.placedOn) }] : []),
    { label: t('why.available'), value: formats.number(available) },
    ...(requests.length > 0 ? [{ label: t('list.title'), value: requests.map((id) => t('list.number', { id })).join(', ') }] : []),
  ]
  const subject = t('why.subject', { name: item.name, reason: t(`reasons.${reason ?? 'unknown'}`) })
  return (
    <Why subject={subject} rule={explanation.rule} figures={figures}>
      {t('why.sentence')}
    </Why>
  )
}
