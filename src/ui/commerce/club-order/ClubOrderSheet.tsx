import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { type ClubOrder, type ClubOrderState, type ClubSet, isDue, isSetOpen, restOf } from '#domain/commerce/deposit/clubOrder'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { Badge, type BadgeKind } from '#ui/kit/feedback/Badge.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { ClubSums } from '../custom-club/ClubSums.tsx'
import styles from './ClubOrder.module.scss'
import type { ClubOrderViewModel } from './ClubOrderViewModel.ts'

const badges: Readonly<Record<ClubOrderState, BadgeKind>> = {
  ...{ open: 'past', placed: 'waiting', processing: 'waiting', taken: 'booked', returned: 'past' },
}

interface ClubOrderSheetProps {
  readonly model: ClubOrderViewModel
  readonly order: ClubOrder
}

export const ClubOrderSheet = observer(function ClubOrderSheet({ model, order }: ClubOrderSheetProps) {
  const { t } = useTranslation('deposit')
  const { deleting } = model
  if (deleting.fault) throw deleting.fault.error
  const sets = isSetOpen(order) ? order.sets : order.sets.filter(({ id }) => id === order.setId)
  return (
    <div className={styles['sheet']}>
      <p className={styles['state']} data-state={order.state}>
        <Badge kind={badges[order.state]}>{t(`state.${order.state}`)}</Badge>
        {order.placed && <span>{t('order.number', { number: order.placed.number })}</span>}
      </p>
      <div className={styles['sets']}>
        {sets.map((set) => (
          <SetPanel key={set.id} set={set} order={order} isChosen={sets.length > 1 && set.id === order.setId} />
        ))}
      </div>
      {deleting.failure && <FailureNotice failure={deleting.failure} title={t('order.notDeleted')} of="writing" />}
      {isDue(order) && (
        <div className={styles['actions']}>
          <Button size="large" onPress={() => void model.pay()}>
            {t('order.pay')}
          </Button>
          {order.placed && order.sets.length > 1 && (
            <Button variant="outline" busy={deleting.busy} busyLabel={t('order.deleting')} onPress={() => void model.orderDifferently()}>
              {t('order.again')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
})

interface SetPanelProps {
  readonly set: ClubSet
  readonly order: ClubOrder
  readonly isChosen: boolean
}

function SetPanel({ set, order, isChosen }: SetPanelProps) {
  const { t } = useTranslation('deposit')
  const { state, paid, couponUsage, giftCodeUsage } = order
  const codes = set.id === order.setId && { coupons: couponUsage, giftCodes: giftCodeUsage, paid }
  return (
    <section className={styles['set']} aria-label={set.name}>
      <h2 className={styles['title']}>
        {set.name}
        {isChosen && <Badge kind="booked">{t('order.chosen')}</Badge>}
      </h2>
      <ul className={styles['clubs']}>
        {set.clubs.map(({ id, name, specification, quantity }) => (
          <li key={id}>
            <span className={styles['name']}>{quantity > 1 ? t('order.count', { count: quantity, name }) : name}</span>
            <span className={styles['note']}>{joinFacts(...specification)}</span>
          </li>
        ))}
      </ul>
      <ClubSums {...set} {...codes} rest={state === 'returned' ? undefined : restOf(set)} />
    </section>
  )
}
