import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { CustomClubOrder } from '#domain/commerce/fitting/customClub'
import { multiplied } from '#domain/commerce/money'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { ClubSums } from './ClubSums.tsx'
import { CustomClubAction } from './CustomClubAction.tsx'
import { CustomClubBadge } from './CustomClubBadge.tsx'
import type { CustomClubModel } from './CustomClubModel.ts'
import styles from './CustomClubPanel.module.scss'
import { CustomClubSteps } from './CustomClubSteps.tsx'

export const CustomClubPanel = observer(function CustomClubPanel({ model }: { readonly model: CustomClubModel }) {
  const { t } = useTranslation('fitting')
  return (
    <section aria-label={t('order.title')} className={styles['panel']}>
      <h2 className={styles['title']}>{t('order.title')}</h2>
      <LoadedView loaded={model.reading} skeleton={<Skeleton lines={8} />} failed={t('order.unread')}>
        {(order) => <Order order={order} model={model} />}
      </LoadedView>
    </section>
  )
})

interface OrderProps {
  readonly order: CustomClubOrder
  readonly model: CustomClubModel
}

const Order = observer(function Order({ order, model }: OrderProps) {
  const { t } = useTranslation('fitting')
  const formats = useFormats()
  const { id, state, items, cart, giftCodeUsage, couponUsage } = order
  return (
    <div className={styles['order']} data-order={id} data-state={state} data-store={order.storeCode}>
      <div className={styles['head']}>
        <p className={styles['number']}>{t('order.number', { number: id })}</p>
        <span data-part="state">
          <CustomClubBadge state={state} />
        </span>
      </div>
      <ul className={styles['items']} aria-label={t('order.items')}>
        {items.map(({ id: itemId, name, quantity, specification, price }) => (
          <li key={itemId} data-item={name}>
            <p className={styles['name']}>
              {quantity > 1 && t('order.quantity', { number: quantity })} {name}
            </p>
            <p className={styles['price']}>{formats.money(multiplied(price, quantity))}</p>
            <p className={styles['specification']}>{joinFacts(...specification)}</p>
          </li>
        ))}
      </ul>
      <ClubSums {...cart} giftCodes={giftCodeUsage} coupons={couponUsage} rest={state === 'returned' ? undefined : cart.rest} />
      <Outlook order={order} model={model} />
    </div>
  )
})

const Outlook = observer(function Outlook({ order, model }: OrderProps) {
  const { t } = useTranslation('fitting')
  if (order.state === 'awaiting-deposit') return <CustomClubAction order={order} />
  if (order.state === 'returned') return <p className={styles['action']}>{t('order.returned')}</p>
  return <CustomClubSteps order={order} model={model} />
})
