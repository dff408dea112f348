import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { CartItems } from '../cart-items/CartItems.tsx'
import { useShopLinks } from '../shopLinks.ts'
import styles from './MiniCart.module.scss'
import { MiniCartViewModel } from './MiniCartViewModel.ts'

export const MiniCart = observer(function MiniCart({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('commerce')
  const links = useShopLinks()
  const model = useViewModel(MiniCartViewModel)
  const { cart, isEmpty } = model.items
  return (
    <Dialog
      isOpen={true}
      onClose={onClose}
      title={t('miniCart.title')}
      actions={
        <>
          <ButtonLink href={links.cart} variant="outline" onPress={onClose}>
            {t('miniCart.open')}
          </ButtonLink>
          {!isEmpty && (
            <ButtonLink href={links.checkout} onPress={onClose}>
              {t('miniCart.checkOut')}
            </ButtonLink>
          )}
        </>
      }
    >
      <LoadedView loaded={model.reading} skeleton={<Skeleton />} failed={t('miniCart.unread')}>
        {() =>
          cart && !isEmpty ? (
            <>
              <CartItems model={model.items} label={t('miniCart.title')} onLeave={onClose} />
              <MiniTotal model={model} />
            </>
          ) : (
            <div className={styles['empty']}>
              <p className={styles['nothing']}>{t('miniCart.empty')}</p>
              <p>{t('miniCart.emptyLead')}</p>
            </div>
          )
        }
      </LoadedView>
    </Dialog>
  )
})

const MiniTotal = observer(function MiniTotal({ model }: { readonly model: MiniCartViewModel }) {
  const { t } = useTranslation('commerce')
  const formats = useFormats()
  const { cart, isPending } = model.items
  if (!cart) return null
  return (
    <p className={styles['total']} aria-busy={isPending}>
      <span>{t('miniCart.total')}</span>
      <strong data-total={true}>{isPending ? t('line.pending') : formats.money(cart.prices.grandTotal)}</strong>
    </p>
  )
})
