import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#domain/commerce/cart'
import { planTermsOf } from '#domain/commerce/planTerms'
import { cartTotals } from '#domain/commerce/totals'
import { usePlanText } from '../add-to-cart/usePlanText.ts'
import { CouponForm } from '../cart/CouponForm.tsx'
import { WhyTotal } from '../cart/WhyTotal.tsx'
import { TotalsPanel } from '../totals/TotalsPanel.tsx'
import { CheckoutItems, checkoutItem } from './CheckoutItems.tsx'
import styles from './CheckoutScreen.module.scss'
import type { CheckoutViewModel } from './CheckoutViewModel.ts'

interface CheckoutSummaryProps {
  readonly model: CheckoutViewModel
  readonly cart: Cart
}

export const CheckoutSummary = observer(function CheckoutSummary({ model, cart }: CheckoutSummaryProps) {
  const { t } = useTranslation('checkout')
  const planText = usePlanText()
  const totals = cartTotals(cart)
  const goods = cart.items.map((item) => checkoutItem(item, totals, planText(planTermsOf(item, cart))))
  return (
    <aside className={styles['summary']} aria-label={t('checkout.summary')}>
      <CheckoutItems goods={goods} label={t('checkout.goods')} />
      <TotalsPanel texts="cart" totals={totals} isPending={model.isReckoning} why={<WhyTotal explanation={model.whyTotal} />} />
      <CouponForm model={model.codes} coupons={cart.coupons} />
    </aside>
  )
})
