import { useTranslation } from 'react-i18next'
import type { TotalFigures } from '#domain/commerce/totals'
import { Why } from '#ui/kit/feedback/Why.tsx'
import type { Explanation } from '#ui/shell/explanation.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useTotalText } from '../totals/useTotalText.ts'

export function WhyTotal({ explanation }: { readonly explanation: Explanation<TotalFigures> | undefined }) {
  const { t } = useTranslation('cart')
  const formats = useFormats()
  const { label, amount } = useTotalText('cart')
  if (!explanation) return null
  const { rows, includedTaxes, quantity, codes, total, tax } = explanation.figures
  const figures = [
    { label: t('why.quantity'), value: formats.number(quantity) },
    ...rows.map((row) => ({ label: label(row), value: amount(row) })),
    { label: t('sums.total'), value: formats.money(total) },
    ...includedTaxes.map((row) => ({ label: label(row, true), value: amount(row) })),
    ...(codes.length > 0 ? [{ label: t('why.codes'), value: codes.join(', ') }] : []),
  ]
  return (
    <Why subject={t('why.total', { total: formats.money(total) })} rule={explanation.rule} figures={figures}>
      {t(`why.${tax}`)}
    </Why>
  )
}
