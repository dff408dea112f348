import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#domain/commerce/club-payment/quote'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { RenewalPayment } from './RenewalPayment.ts'
import styles from './RenewalsScreen.module.scss'

interface PaymentMethodsProps {
  readonly payment: RenewalPayment
  readonly quote: Quote
}

const byCard = 'card'

/** Card or instalments, where the provider lends. */
export const PaymentMethods = observer(function PaymentMethods({ payment, quote }: PaymentMethodsProps) {
  const { t } = useTranslation('renewals')
  const formats = useFormats()
  const { configuring } = payment
  if (configuring.fault) throw configuring.fault.error
  const offers = payment.instalmentsOf(quote)
  const isLent = payment.methodOf(quote) === 'instalments'
  const terms = configuring.value?.termsUrl
  const rows = [
    { value: byCard, label: t('payment.card') },
    ...offers.map(({ months, monthly, total }) => ({
      value: `${months}`,
      label: t('payment.instalments', { months, monthly: formats.money(monthly) }),
      note: t('payment.instalmentsTotal', { total: formats.money(total) }),
    })),
  ]
  return (
    <>
      {configuring.failure && (
        <FailureNotice
          failure={configuring.failure}
          title={t('payment.unoffered')}
          onRetry={() => void configuring.retry()}
          busy={configuring.busy}
        />
      )}
      {offers.length > 0 && (
        <RadioRows
          label={t('payment.method')}
          rows={rows}
          value={isLent ? `${payment.months}` : byCard}
          onChange={(value) => payment.choose(value === byCard ? undefined : Number(value))}
        />
      )}
      {isLent && (
        <p className={styles['note']}>
          {t('payment.lender')}{' '}
          {terms !== undefined && (
            <TextLink href={terms} target="_blank" rel="noreferrer" small={true}>
              {t('payment.terms')}
            </TextLink>
          )}
        </p>
      )}
    </>
  )
})
