import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { isRefusal } from '#app/shared/failure'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import type { CartCodesModel } from './CartCodesModel.ts'
import type { CartOffers } from './CartOffers.ts'
import styles from './CartScreen.module.scss'
import { CodeList } from './CodeList.tsx'
import { OfferedCoupons } from './OfferedCoupons.tsx'
import { onSubmit } from './onSubmit.ts'

interface CouponFormProps {
  readonly model: CartCodesModel
  readonly coupons: readonly string[]
  /** In the cart, not at the checkout. */
  readonly offers?: CartOffers
}

export const CouponForm = observer(function CouponForm({ model, coupons, offers }: CouponFormProps) {
  const { t } = useTranslation('cart')
  const { couponTask, couponProblem } = model
  const { failure, busy, fault } = couponTask
  if (fault) throw fault.error
  const refused = isRefusal(failure) ? t('coupon.refused') : undefined
  return (
    <form className={styles['panel']} aria-label={t('coupon.title')} onSubmit={onSubmit(model.applyCoupon)}>
      <h2 className={styles['heading']}>{t('coupon.title')}</h2>
      <CodeList
        codes={coupons.map((code) => ({ code, remove: t('coupon.remove', { code }) }))}
        onRemove={() => void model.removeCoupon()}
        busy={busy}
      />
      {model.isCouponApplied && (
        <p role="status" className={styles['applied']}>
          {t('coupon.applied')}
        </p>
      )}
      {offers && <OfferedCoupons codes={model} offers={offers} applied={coupons} />}
      <TextField
        label={t('coupon.label')}
        value={model.coupon}
        onChange={model.typeCoupon}
        autoComplete="off"
        isCode={true}
        error={couponProblem ? t('coupon.missing') : refused}
      />
      {failure && !refused && <FailureNotice failure={failure} title={t('coupon.failed')} of="writing" />}
      <Button type="submit" variant="outline" busy={busy} busyLabel={t('coupon.applying')}>
        {t('coupon.apply')}
      </Button>
    </form>
  )
})
