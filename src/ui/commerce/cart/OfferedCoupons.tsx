import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import type { CartCodesModel } from './CartCodesModel.ts'
import type { CartOffers } from './CartOffers.ts'
import styles from './CartScreen.module.scss'

interface OfferedCouponsProps {
  readonly codes: CartCodesModel
  readonly offers: CartOffers
  readonly applied: readonly string[]
}

/** The player's own, each with one press. Without them, a code can still be typed. */
export const OfferedCoupons = observer(function OfferedCoupons({ codes, offers, applied }: OfferedCouponsProps) {
  const { t } = useTranslation('cart')
  const coupons = offers.offered(applied)
  if (coupons.length === 0) return null
  return (
    <ul aria-label={t('coupon.offered')} className={styles['offered']}>
      {coupons.map(({ id, code, name }) => (
        <li key={id} data-coupon={code}>
          <span>{name}</span>
          <Button
            variant="outline"
            aria-label={t('coupon.useNamed', { code })}
            isDisabled={codes.isBusy}
            onPress={() => void codes.applyOffered(code)}
          >
            {t('coupon.use')}
          </Button>
        </li>
      ))}
    </ul>
  )
})
