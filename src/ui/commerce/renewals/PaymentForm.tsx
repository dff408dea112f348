import { CircleAlert, Lock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import type { Quote } from '#domain/commerce/renewals/quote'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { CardFields, cardIn } from '../checkout/CardFields.tsx'
import { CardNotices } from '../checkout/CardNotices.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import styles from './RenewalsScreen.module.scss'
import type { RenewalsViewModel } from './RenewalsViewModel.ts'

interface PaymentFormProps {
  readonly screen: RenewalsViewModel
  readonly quote: Quote
}

/** Names the total on its button. */
export const PaymentForm = observer(function PaymentForm({ screen, quote }: PaymentFormProps) {
  const { t } = useTranslation('renewals')
  const formats = useFormats()
  const id = useId()
  const { payment, form } = screen
  const { paying, refusal } = payment
  if (paying.fault) throw paying.fault.error
  const pay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void screen.pay(cardIn(event.currentTarget))
  }
  if (!payment.mayPay) {
    return (
      <Notice icon={Lock} title={t('payment.byTicket')} mild={true}>
        {t('payment.byTicketLead')}
      </Notice>
    )
  }
  const kind = payment.methodOf(quote)
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {t('payment.title')}
      </h2>
      <form className={styles['payment']} aria-labelledby={id} onSubmit={pay} noValidate={true}>
        {kind === 'free' ? <p className={styles['note']}>{t('payment.free')}</p> : <PaymentMethods payment={payment} quote={quote} />}
        {kind === 'card' && <CardFields model={payment.card} />}
        <CardNotices model={payment.card} />
        {refusal && (
          <Notice icon={CircleAlert} title={t(`payment.${refusal}`)} mild={refusal === 'changed'}>
            {t(`payment.${refusal}Lead`)}
          </Notice>
        )}
        {paying.failure && (
          <FailureNotice
            failure={paying.failure}
            title={mayBeDone(paying.failure) ? t('payment.unconfirmed') : t('payment.failed')}
            of="writing"
          />
        )}
        <Button type="submit" size="large" wide={true} isDisabled={!form.quote} busy={paying.busy} busyLabel={t('payment.paying')}>
          {form.quote ? t('payment.pay', { total: formats.money(quote.total) }) : t('sums.pending')}
        </Button>
      </form>
    </section>
  )
})
