import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { TypedCard } from '#domain/commerce/card'
import type { Quote } from '#domain/commerce/club-payment/quote'
import { PaymentForm } from '../club-payment/PaymentForm.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import styles from './RenewalsScreen.module.scss'
import type { RenewalsViewModel } from './RenewalsViewModel.ts'

interface RenewalPaymentFormProps {
  readonly screen: RenewalsViewModel
  readonly quote: Quote
}

export const RenewalPaymentForm = observer(function RenewalPaymentForm({ screen, quote }: RenewalPaymentFormProps) {
  const { t } = useTranslation('renewals')
  const { payment, form } = screen
  const kind = payment.methodOf(quote)
  const pay = (card?: TypedCard) => {
    void screen.pay(card)
    if (screen.isCentreMissing) document.querySelector<HTMLSelectElement>('select[name=centre]')?.focus()
  }
  return (
    <PaymentForm payment={payment.club} total={form.quote?.total} isByCard={kind === 'card'} onPay={pay}>
      {kind === 'free' ? <p className={styles['note']}>{t('payment.free')}</p> : <PaymentMethods payment={payment} quote={quote} />}
    </PaymentForm>
  )
})
