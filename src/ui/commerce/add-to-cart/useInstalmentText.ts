import { useTranslation } from 'react-i18next'
import type { Plan } from '#domain/commerce/product'
import { useFormats } from '#ui/shell/useFormats.ts'

/** What is paid, and how often. */
export function useInstalmentText(): (plan: Pick<Plan, 'length' | 'instalment'>) => string {
  const { t } = useTranslation('addToCart')
  const formats = useFormats()
  return ({ length, instalment }) => {
    const price = formats.money(instalment)
    return length === 0 ? t('plan.endless', { price }) : t('plan.payments', { count: length, price })
  }
}
