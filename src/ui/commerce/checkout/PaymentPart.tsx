import { Lock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#domain/commerce/cart'
import { planTermsIn } from '#domain/commerce/planTerms'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { FormError } from '#ui/kit/fields/FormError.tsx'
import { BankDialog } from '../payment/BankDialog.tsx'
import { CardFields, cardIn } from './CardFields.tsx'
import { CardNotices } from './CardNotices.tsx'
import { CheckoutPart, idOfPart } from './CheckoutPart.tsx'
import styles from './CheckoutScreen.module.scss'
import type { CheckoutViewModel, MissingPart } from './CheckoutViewModel.ts'
import { OrderButton } from './OrderButton.tsx'
import { PlacementNotice } from './PlacementNotice.tsx'
import { PlanTermsSection } from './PlanTermsSection.tsx'

interface PaymentPartProps {
  readonly model: CheckoutViewModel
  readonly cart: Cart
}

const wordsOf = { email: 'email', shipping: 'shipping', method: 'method', billing: 'billing', card: 'payment' } as const

export const PaymentPart = observer(function PaymentPart({ model, cart }: PaymentPartProps) {
  const { t } = useTranslation('checkout')
  const { ordering, paymentKind, stillMissing: missing } = model
  const plans = planTermsIn(cart)
  const order = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void model.order(cardIn(event.currentTarget))
  }
  const problemOf = (part: MissingPart) => ({ text: t(`${wordsOf[part]}.missing`), field: idOfPart(part) })
  if (!ordering.mayPay) {
    return (
      <CheckoutPart part="card" title={t('payment.title')}>
        <Notice icon={Lock} title={t('payment.byTicket')} mild={true}>
          {t('payment.byTicketLead')}
        </Notice>
      </CheckoutPart>
    )
  }
  return (
    <CheckoutPart part="card" title={t('payment.title')}>
      <form className={styles['form']} aria-label={t('payment.title')} onSubmit={order} noValidate={true}>
        {paymentKind === 'card' && <CardFields model={ordering.card} isKept={plans.length > 0} />}
        <PlanTermsSection plans={plans} />
        {paymentKind === 'free' && <p className={styles['note']}>{t('payment.free')}</p>}
        {paymentKind === 'club-order' && <p className={styles['note']}>{t('payment.clubOrder')}</p>}
        <CardNotices model={ordering.card} />
        <PlacementNotice model={ordering} cart={cart} />
        {missing.length > 0 && <FormError cause={model.missing} problems={missing.map(problemOf)} />}
        <OrderButton model={model} />
      </form>
      <BankDialog model={ordering.card} total={cart.prices.grandTotal} />
    </CheckoutPart>
  )
})
