import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/Button.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './CheckoutScreen.module.scss'
import type { CheckoutViewModel } from './CheckoutViewModel.ts'

/** Orders, for what it says; while that is under way it says how far it has come. */
export const OrderButton = observer(function OrderButton({ model }: { readonly model: CheckoutViewModel }) {
  const { t } = useTranslation('checkout')
  const formats = useFormats()
  const { cart, isReckoning, ordering } = model
  const { placing, step } = ordering
  const total = cart && !isReckoning ? formats.money(cart.prices.grandTotal) : undefined
  return (
    <div className={styles['place']}>
      <Button type="submit" size="large" wide={true} busy={placing.busy} busyLabel={t(`order.${step}`)}>
        {total === undefined ? t('order.place') : t('order.placeFor', { total })}
      </Button>
      <p role="status" className={styles['heard']}>
        {placing.busy && t(`order.${step}`)}
      </p>
    </div>
  )
})
