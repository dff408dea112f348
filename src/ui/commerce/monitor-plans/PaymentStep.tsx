import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { CheckoutSkeleton } from '../checkout/CheckoutSkeleton.tsx'
import { CheckoutSummary } from '../checkout/CheckoutSummary.tsx'
import { PaymentPart } from '../checkout/PaymentPart.tsx'
import type { BuyMembershipViewModel } from './BuyMembershipViewModel.ts'
import styles from './MonitorPlans.module.scss'

export const PaymentStep = observer(function PaymentStep({ model }: { readonly model: BuyMembershipViewModel }) {
  const { t } = useTranslation('monitorPlans')
  const { checkout } = model
  const { cart } = checkout
  if (!cart) return <CheckoutSkeleton />
  return (
    <div className={styles['columns']}>
      <div className={styles['parts']}>
        <PaymentPart model={checkout} cart={cart} />
        <Button variant="outline" isDisabled={checkout.ordering.placing.busy} onPress={model.back}>
          {t('back')}
        </Button>
      </div>
      <CheckoutSummary model={checkout} cart={cart} />
    </div>
  )
})
