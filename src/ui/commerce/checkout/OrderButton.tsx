import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './CheckoutScreen.module.scss'
import type { CheckoutViewModel } from './CheckoutViewModel.ts'

export const OrderButton = observer(function OrderButton({ model }: { readonly model: CheckoutViewModel }) {
  const { t } = useTranslation('checkout')
  const formats = useFormats()
  const { total, ordering } = model
  const { placing, step } = ordering
  return (
    <div className={styles['place']}>
      <Button type="submit" size="large" wide={true} busy={placing.busy} busyLabel={t(`order.${step}`)}>
        {total ? t('order.placeFor', { total: formats.money(total) }) : t('order.showTotal')}
      </Button>
      <p role="status" className={styles['heard']}>
        {placing.busy && t(`order.${step}`)}
      </p>
    </div>
  )
})
