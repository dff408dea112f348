import { Info } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { BillingPart } from '../checkout/BillingPart.tsx'
import { CheckoutSkeleton } from '../checkout/CheckoutSkeleton.tsx'
import { MethodPart } from '../checkout/MethodPart.tsx'
import { ShippingPart } from '../checkout/ShippingPart.tsx'
import type { BuyMembershipViewModel } from './BuyMembershipViewModel.ts'
import styles from './MonitorPlans.module.scss'

/** Where the bill goes; also where a parcel goes, if the cart holds more than the membership. */
export const AddressStep = observer(function AddressStep({ model }: { readonly model: BuyMembershipViewModel }) {
  const { t } = useTranslation('monitorPlans')
  const { checkout, going } = model
  const { places, missing } = checkout
  return (
    <LoadedView loaded={checkout.reading} skeleton={<CheckoutSkeleton />} failed={t('buy.cartUnread')}>
      {() => {
        const { cart, isReady } = checkout
        if (!cart || !isReady) return <CheckoutSkeleton />
        return (
          <>
            <div className={styles['parts']}>
              {!cart.isVirtual && <ShippingPart model={places} />}
              {!cart.isVirtual && <MethodPart model={places.shipping} isMissing={missing.includes('method')} />}
              <BillingPart model={places} isVirtual={cart.isVirtual} />
            </div>
            {model.isInEu !== false && (
              <Notice icon={Info} title={t(model.isInEu ? 'buy.inEu' : 'buy.perhapsInEu')} mild={true}>
                {t('buy.withdrawal')}
              </Notice>
            )}
            {going.failure && <FailureNotice failure={going.failure} title={t('buy.failed')} of="writing" />}
            <div className={styles['actions']}>
              <Button variant="outline" isDisabled={going.busy} onPress={model.back}>
                {t('back')}
              </Button>
              <Button busy={going.busy} busyLabel={t('buy.busy')} onPress={() => void model.next()}>
                {t('buy.next')}
              </Button>
            </div>
          </>
        )
      }}
    </LoadedView>
  )
})
