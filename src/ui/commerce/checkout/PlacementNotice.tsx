import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PlacementRefusal } from '#app/commerce/ports/Checkout'
import { mayBeDone } from '#app/shared/failure'
import type { Cart } from '#domain/commerce/cart'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useShopLinks } from '../shopLinks.ts'
import type { OrderingModel } from './OrderingModel.ts'

interface PlacementNoticeProps {
  readonly model: OrderingModel
  readonly cart: Cart
}

export const PlacementNotice = observer(function PlacementNotice({ model, cart }: PlacementNoticeProps) {
  const { t } = useTranslation(['checkout', 'commerce'])
  const formats = useFormats()
  const { orders, cart: cartPath } = useShopLinks()
  const { refusal, placing } = model
  const { failure, fault } = placing
  if (fault) throw fault.error
  if (failure) {
    const title = mayBeDone(failure) ? t('order.unknown') : t('order.failed')
    return (
      <FailureNotice
        failure={failure}
        title={title}
        of="writing"
        look={orders === undefined ? undefined : { href: orders, label: t('order.look') }}
      />
    )
  }
  if (!refusal) return null
  const words = wordsOf(refusal, cart)
  const total = formats.money(cart.prices.grandTotal)
  const toCart = (
    <ButtonLink href={cartPath} variant="outline">
      {t('checkout.toCart')}
    </ButtonLink>
  )
  return (
    <Notice
      icon={CircleAlert}
      title={t(`order.${words}`, { total })}
      action={words === 'payment' || words === 'total' ? undefined : toCart}
    >
      <p>{t(`order.${words}Lead`)}</p>
      {words === 'refused' && model.said !== '' && <p>{t('commerce:line.said', { words: model.said })}</p>}
    </Notice>
  )
})

/** The reloaded cart itself shows which items are unavailable. */
function wordsOf(refusal: PlacementRefusal, { items }: Cart): 'payment' | 'total' | 'gone' | 'soldOut' | 'refused' {
  if (refusal === 'payment' || refusal === 'total') return refusal
  if (refusal === 'ended' || refusal === 'gone') return 'gone'
  return items.some(({ problems }) => problems.length > 0) ? 'soldOut' : 'refused'
}
