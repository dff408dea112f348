import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { noFilters, type Purchase } from '#domain/devices/purchase'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import styles from './DevicePurchasesScreen.module.scss'
import { DevicePurchasesViewModel } from './DevicePurchasesViewModel.ts'
import { PurchaseFilterFields } from './PurchaseFilterFields.tsx'
import { usePurchaseAddress } from './usePurchaseAddress.ts'

export const DevicePurchasesScreen = observer(function DevicePurchasesScreen() {
  const { t } = useTranslation('devices')
  const model = useViewModel(DevicePurchasesViewModel)
  useEffect(() => void model.read(), [model])
  const filter = usePurchaseAddress(model)
  return (
    <div className={styles['page']}>
      <div>
        <TextLink href={paths.devices} small={true}>
          {t('list.title')}
        </TextLink>
      </div>
      <Screen title={t('purchases.title')}>
        <LoadedView loaded={model.reading} skeleton={<Skeleton lines={8} />} failed={t('purchases.unread')}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={t('purchases.none')}>{t('purchases.noneLead')}</EmptyState>
            ) : (
              <>
                <PurchaseFilterFields model={model} onChange={filter} />
                <p role="status" className={styles['count']}>
                  {t('purchases.count', { count: model.shown.length })}
                </p>
                <Purchases model={model} onShowAll={() => filter(noFilters)} />
              </>
            )
          }
        </LoadedView>
      </Screen>
    </div>
  )
})

interface PurchasesProps {
  readonly model: DevicePurchasesViewModel
  readonly onShowAll: () => void
}

const Purchases = observer(function Purchases({ model, onShowAll }: PurchasesProps) {
  const { t } = useTranslation('devices')
  if (model.shown.length === 0) {
    const all = (
      <Button variant="outline" onPress={onShowAll}>
        {t('purchases.showAll')}
      </Button>
    )
    return (
      <EmptyState title={t('purchases.noMatch')} action={all}>
        {t('purchases.noMatchLead')}
      </EmptyState>
    )
  }
  return (
    <ul className={styles['list']}>
      {model.shown.map((purchase) => (
        <PurchaseRow key={purchase.id} purchase={purchase} day={model.dayOf(purchase)} />
      ))}
    </ul>
  )
})

const badges = { paid: 'booked', failed: 'failed', refunded: 'past' } as const

interface PurchaseRowProps {
  readonly purchase: Purchase
  readonly day: Temporal.PlainDate
}

function PurchaseRow({ purchase, day }: PurchaseRowProps) {
  const { t } = useTranslation('devices')
  const formats = useFormats()
  const { name, amount, status, orderNumber } = purchase
  return (
    <li className={styles['purchase']}>
      <span data-part="name" className={styles['name']}>
        {name}
      </span>
      <data value={amount.minor} className={styles['amount']}>
        {formats.money(amount)}
      </data>
      <span className={styles['day']}>
        {formats.shortDate(day)}
        {orderNumber !== undefined && (
          <span data-part="order" className={styles['order']}>
            {t('purchases.order', { number: orderNumber })}
          </span>
        )}
      </span>
      <Badge kind={badges[status]}>{t(`purchases.${status}`)}</Badge>
    </li>
  )
}
