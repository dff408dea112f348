import { ShoppingCart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import styles from './CartCount.module.scss'
import { CartCountViewModel } from './CartCountViewModel.ts'

/** How many pieces are in the cart; nothing until the shop has told. */
export const CartCount = observer(function CartCount() {
  const { t } = useTranslation('commerce')
  const { quantity } = useViewModel(CartCountViewModel)
  const count = quantity.value
  if (count === undefined) return null
  const label = count === 0 ? t('cartCount.empty') : t('cartCount.label', { count })
  return (
    <p className={styles['cart']} role="img" aria-label={label} title={label}>
      <ShoppingCart size={22} aria-hidden={true} />
      {count > 0 && <span className={styles['count']}>{count}</span>}
    </p>
  )
})
