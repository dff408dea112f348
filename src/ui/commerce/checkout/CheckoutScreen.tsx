import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Cart } from '#domain/commerce/cart'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Spinner } from '#ui/kit/feedback/Spinner.tsx'
import { pathOfSignIn, paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { useShopLinks } from '../shopLinks.ts'
import { ToShop } from '../ToShop.tsx'
import { BillingPart } from './BillingPart.tsx'
import styles from './CheckoutScreen.module.scss'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { CheckoutViewModel } from './CheckoutViewModel.ts'
import { EmailPart } from './EmailPart.tsx'
import { MethodPart } from './MethodPart.tsx'
import { PaymentPart } from './PaymentPart.tsx'
import { ShippingPart } from './ShippingPart.tsx'

export const CheckoutScreen = observer(function CheckoutScreen() {
  const { t } = useTranslation('checkout')
  const model = useViewModel(CheckoutViewModel)
  const navigate = useNavigate()
  const links = useShopLinks()
  const { receipt, cart, isReady } = model
  useUnsavedChanges(model.isUnsent)
  useEffect(() => {
    if (receipt) void navigate(links.done(receipt.order.number), { replace: true, state: receipt })
  }, [receipt, navigate, links])
  return (
    <div className={styles['page']}>
      <div>
        <TextLink href={links.cart} small={true}>
          {t('checkout.toCart')}
        </TextLink>
      </div>
      <Screen title={t('checkout.title')}>
        <LoadedView loaded={model.reading} skeleton={<CheckoutSkeleton />} failed={t('checkout.unread')}>
          {() => {
            if (model.needsAccount) {
              return (
                <EmptyState title={t('checkout.account')}>
                  <TextLink href={pathOfSignIn(paths.checkout)}>{t('email.signIn')}</TextLink>
                </EmptyState>
              )
            }
            if (cart && isReady) return <Filled model={model} cart={cart} />
            if (cart ?? receipt) {
              return (
                <Spinner>
                  <CheckoutSkeleton />
                </Spinner>
              )
            }
            return <NothingToOrder />
          }}
        </LoadedView>
      </Screen>
    </div>
  )
})

const Filled = observer(function Filled({ model, cart }: { readonly model: CheckoutViewModel; readonly cart: Cart }) {
  const { places, missing } = model
  const { isVirtual } = cart
  return (
    <div className={styles['checkout']}>
      <CheckoutSummary model={model} cart={cart} />
      <div className={styles['parts']}>
        {places.isGuest && <EmailPart model={model.email} />}
        {!isVirtual && <ShippingPart model={places} />}
        {!isVirtual && <MethodPart model={places.shipping} isMissing={missing.includes('method')} />}
        <BillingPart model={places} isVirtual={isVirtual} />
        <PaymentPart model={model} cart={cart} />
      </div>
    </div>
  )
})

function NothingToOrder() {
  const { t } = useTranslation('checkout')
  return (
    <EmptyState title={t('checkout.empty')} action={<ToShop />}>
      {t('checkout.emptyLead')}
    </EmptyState>
  )
}
