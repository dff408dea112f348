import { CircleAlert, Lock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import type { TypedCard } from '#domain/commerce/card'
import type { Money } from '#domain/commerce/money'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { CardFields, cardIn } from '../checkout/CardFields.tsx'
import { CardNotices } from '../checkout/CardNotices.tsx'
import styles from './ClubPayment.module.scss'
import type { ClubPayment, InvokedPayment } from './ClubPayment.ts'

interface PaymentFormProps {
  readonly payment: Pick<ClubPayment<InvokedPayment>, 'paying' | 'refusal' | 'mayPay' | 'card'>
  /** Undefined while it is computed. */
  readonly total: Money | undefined
  readonly isByCard?: boolean
  readonly onPay: (card: TypedCard | undefined) => void
  /** Payment methods. */
  readonly children?: ReactNode
}

/** Names the total on its button. */
export const PaymentForm = observer(function PaymentForm({ payment, total, isByCard = true, onPay, children }: PaymentFormProps) {
  const { t } = useTranslation('clubPayment')
  const formats = useFormats()
  const id = useId()
  const { paying, refusal } = payment
  if (paying.fault) throw paying.fault.error
  const pay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onPay(cardIn(event.currentTarget))
  }
  if (!payment.mayPay) {
    return (
      <Notice icon={Lock} title={t('payment.byTicket')} mild={true}>
        {t('payment.byTicketLead')}
      </Notice>
    )
  }
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {t('payment.title')}
      </h2>
      <form className={styles['form']} aria-labelledby={id} onSubmit={pay} noValidate={true}>
        {children}
        {isByCard && <CardFields model={payment.card} />}
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
        <Button type="submit" size="large" wide={true} isDisabled={!total} busy={paying.busy} busyLabel={t('payment.paying')}>
          {total ? t('payment.pay', { total: formats.money(total) }) : t('sums.pending')}
        </Button>
      </form>
    </section>
  )
})
