import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { RenewalOffer } from '#domain/commerce/renewals/offer'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { QuotePanel } from '../club-payment/QuotePanel.tsx'
import type { RenewalForm } from './RenewalForm.ts'
import styles from './RenewalsScreen.module.scss'

interface SummaryPartProps {
  readonly form: RenewalForm
  readonly offer: RenewalOffer
}

export const SummaryPart = observer(function SummaryPart({ form, offer }: SummaryPartProps) {
  const { t } = useTranslation('renewals')
  const { t: shared } = useTranslation('clubPayment')
  const { quoting, shownQuote, problem } = form
  if (quoting.fault) throw quoting.fault.error
  if (form.isEmpty) return <p className={styles['toCome']}>{t('sums.empty')}</p>
  if (quoting.failure) {
    return <FailureNotice failure={quoting.failure} title={t('sums.failed')} onRetry={() => void quoting.retry()} busy={quoting.busy} />
  }
  if (problem === 'plan') {
    return (
      <Notice icon={CircleAlert} title={t('sums.gone')} mild={true}>
        {t('sums.goneLead')}
      </Notice>
    )
  }
  return shownQuote ? (
    <QuotePanel quote={shownQuote} tax={offer.tax} isPending={quoting.busy} />
  ) : (
    <p role="status" className={styles['note']}>
      {shared('sums.pending')}
    </p>
  )
})
