import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#domain/commerce/cart'
import { cartTotals } from '#domain/commerce/totals'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { CartItemSkeleton } from '../cart-items/CartItemSkeleton.tsx'
import { CartItems } from '../cart-items/CartItems.tsx'
import { useShopLinks } from '../shopLinks.ts'
import { ToShop } from '../ToShop.tsx'
import { TotalsPanel } from '../totals/TotalsPanel.tsx'
import { CartAlertNotice } from './CartAlertNotice.tsx'
import styles from './CartScreen.module.scss'
import { CartViewModel } from './CartViewModel.ts'
import { CouponForm } from './CouponForm.tsx'
import { EmptyCartDialog } from './EmptyCartDialog.tsx'
import { GiftCodeForm } from './GiftCodeForm.tsx'
import { WhyTotal } from './WhyTotal.tsx'

export const CartScreen = observer(function CartScreen() {
  const { t } = useTranslation('cart')
  const model = useViewModel(CartViewModel)
  useUnsavedChanges(model.isPending)
  return (
    <div className={styles['page']}>
      <Screen title={t('cart.title')}>
        <LoadedView loaded={model.reading} skeleton={<CartSkeleton />} failed={t('cart.unread')}>
          {() => (model.cart && !model.isEmpty ? <FilledCart model={model} cart={model.cart} /> : <EmptyCart />)}
        </LoadedView>
        <EmptyCartDialog model={model} />
      </Screen>
    </div>
  )
})

const FilledCart = observer(function FilledCart({ model, cart }: { readonly model: CartViewModel; readonly cart: Cart }) {
  const { t } = useTranslation('cart')
  const links = useShopLinks()
  return (
    <div className={styles['cart']}>
      <div className={styles['goods']}>
        {cart.alert && <CartAlertNotice alert={cart.alert} />}
        <h2 className={styles['heading']}>{t('cart.lines')}</h2>
        <CartItems model={model.items} label={t('cart.lines')} />
        <div>
          <Button variant="quiet" onPress={model.ask}>
            {t('cart.clear')}
          </Button>
        </div>
      </div>
      <div className={styles['sums']}>
        <TotalsPanel texts="cart" totals={cartTotals(cart)} isPending={model.isPending} why={<WhyTotal explanation={model.whyTotal} />} />
        <ButtonLink href={links.checkout} size="large" wide={true}>
          {t('cart.checkOut')}
        </ButtonLink>
        <CouponForm model={model.codes} coupons={cart.coupons} offers={model.offers} />
        <GiftCodeForm model={model.codes} giftCodes={cart.giftCodes} offers={model.offers} />
      </div>
    </div>
  )
})

function EmptyCart() {
  const { t } = useTranslation('cart')
  return (
    <EmptyState title={t('cart.empty')} action={<ToShop />}>
      {t('cart.emptyLead')}
    </EmptyState>
  )
}

function CartSkeleton() {
  return (
    <div className={styles['cart']}>
      <div className={styles['goods']}>
        <Skeleton width="30%" />
        <CartItemSkeleton />
      </div>
      <Skeleton kind="block" height="240px" />
    </div>
  )
}
