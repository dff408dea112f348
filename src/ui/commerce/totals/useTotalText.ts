import { useTranslation } from 'react-i18next'
import { isZero, multiplied } from '#domain/commerce/money'
import type { TotalRow } from '#domain/commerce/totals'
import { useFormats } from '#ui/shell/useFormats.ts'

export type TotalTexts = 'cart' | 'orders'

export function useTotalText(texts: TotalTexts) {
  const { t } = useTranslation(texts)
  const formats = useFormats()
  return {
    label: ({ kind, label, rate }: TotalRow, isIncluded = false): string => {
      const name = rate === undefined ? label : t('sums.taxAt', { label, rate: formats.number(rate) })
      return t(isIncluded ? 'sums.taxIncluded' : `sums.${kind}`, { label: name })
    },
    amount: ({ kind, amount }: TotalRow): string => {
      if (kind === 'shipping' && isZero(amount)) return t('sums.free')
      return amount.minor < 0 ? `−${formats.money(multiplied(amount, -1))}` : formats.money(amount)
    },
  }
}
