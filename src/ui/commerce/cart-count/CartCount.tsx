import { ShoppingCart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { MergedItems } from '../mini-cart/MergedItems.tsx'
import { MiniCart } from '../mini-cart/MiniCart.tsx'
import styles from './CartCount.module.scss'
import { CartCountViewModel } from './CartCountViewModel.ts'

export const CartCount = observer(function CartCount() {
  const { t } = useTranslation('commerce')
  const model = useViewModel(CartCountViewModel)
  const { quantity: count } = model
  if (model.reading.fault) throw model.reading.fault.error
  if (count === undefined) return null
  const label = count === 0 ? t('cartCount.empty') : t('cartCount.label', { count })
  return (
    <>
      <Button className={classes(styles['cart'])} aria-label={label} onPress={model.open}>
        <ShoppingCart size={22} aria-hidden={true} />
        {count > 0 && (
          <span className={styles['count']} aria-busy={model.isReading}>
            {count}
          </span>
        )}
      </Button>
      {model.isOpen && <MiniCart onClose={model.close} />}
      <MergedItems model={model} />
    </>
  )
})
