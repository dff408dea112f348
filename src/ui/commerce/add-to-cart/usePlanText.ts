import { useTranslation } from 'react-i18next'
import type { PlanTerms } from '#domain/commerce/planTerms'
import { useFormats } from '#ui/shell/useFormats.ts'

export function usePlanText() {
  const { t } = useTranslation('commerce')
  const formats = useFormats()
  return (terms: PlanTerms | undefined): string | undefined => {
    if (!terms) return undefined
    const price = formats.money(terms.later)
    return terms.payments === undefined
      ? t(`plan.open-${terms.tax}`, { price })
      : t(`plan.${terms.tax}`, { price, count: terms.payments - 1 })
  }
}
