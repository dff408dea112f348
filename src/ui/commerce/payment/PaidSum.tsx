import { useTranslation } from 'react-i18next'
import { isZero, type Money } from '#domain/commerce/money'
import { useFormats } from '#ui/shell/useFormats.ts'

/** In the confirmation of a payment without an order summary. */
export function PaidSum({ total }: { readonly total: Money | undefined }) {
  const { t } = useTranslation('checkout')
  const formats = useFormats()
  if (!total || isZero(total)) return null
  return <p data-part="paid">{t('done.paid', { total: formats.money(total) })}</p>
}
