import { ChevronDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#domain/commerce/cart'
import { planTermsOf } from '#domain/commerce/planTerms'
import { cartTotals } from '#domain/commerce/totals'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
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
  const formats = useFormats()
  const planText = usePlanText()
  const [isOpen, setOpen] = useState(false)
  const content = useId()
  const totals = cartTotals(cart)
  const goods = cart.items.map((item) => checkoutItem(item, totals, planText(planTermsOf(item, cart))))
  return (
    <aside className={styles['summary']} aria-label={t('checkout.summary')}>
      <Button aria-expanded={isOpen} aria-controls={content} className={classes(styles['toggle'])} onPress={() => setOpen(!isOpen)}>
        {t('checkout.summary')}
        {!model.isReckoning && <span className={styles['sum']}>{formats.money(totals.total)}</span>}
        <ChevronDown size={20} aria-hidden={true} />
      </Button>
      <div id={content} data-folded={!isOpen || undefined} className={styles['content']}>
        <CheckoutItems goods={goods} label={t('checkout.goods')} />
        <TotalsPanel texts="cart" totals={totals} isPending={model.isReckoning} why={<WhyTotal explanation={model.whyTotal} />} />
        <CouponForm model={model.codes} coupons={cart.coupons} />
      </div>
    </aside>
  )
})
