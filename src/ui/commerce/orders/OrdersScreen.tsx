import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ToShop } from '../ToShop.tsx'
import { OrderRow } from './OrderRow.tsx'
import styles from './OrdersScreen.module.scss'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { OrdersViewModel } from './OrdersViewModel.ts'
import { PageLinks } from './PageLinks.tsx'

export const OrdersScreen = observer(function OrdersScreen() {
  const { t } = useTranslation('orders')
  const model = useViewModel(OrdersViewModel)
  const [query] = useSearchParams()
  const page = pageIn(query)
  useEffect(() => model.show(page), [model, page])
  return (
    <div className={styles['page']}>
      <Screen title={t('list.title')}>
        <TextLink href={paths.addresses}>{t('list.toAddresses')}</TextLink>
        <LoadedView loaded={model.reading} skeleton={<OrdersSkeleton />} failed={t('list.unread')}>
          {({ orders, pages }) =>
            orders.length === 0 && page === 1 ? (
              <EmptyState title={t('list.none')} action={<ToShop />}>
                {t('list.noneLead')}
              </EmptyState>
            ) : (
              <>
                <ul className={styles['orders']} aria-label={t('list.title')}>
                  {orders.map((order) => (
                    <OrderRow key={order.number} order={order} model={model} />
                  ))}
                </ul>
                <PageLinks page={page} pages={pages} />
              </>
            )
          }
        </LoadedView>
      </Screen>
    </div>
  )
})

function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
