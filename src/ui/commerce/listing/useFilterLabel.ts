import { useTranslation } from 'react-i18next'
import type { FilterValue } from '#domain/commerce/category'
import { isZero } from '#domain/commerce/money'
import { useFormats } from '#ui/shell/useFormats.ts'

export function useFilterLabel(): (value: FilterValue) => string {
  const { t } = useTranslation('listing')
  const formats = useFormats()
  return ({ label, range: { from, to } = {} }) => {
    if (to && (!from || isZero(from))) return t('filter.upTo', { to: formats.money(to) })
    if (from && to) return t('filter.between', { from: formats.money(from), to: formats.money(to) })
    return from ? t('filter.atLeast', { from: formats.money(from) }) : label
  }
}
