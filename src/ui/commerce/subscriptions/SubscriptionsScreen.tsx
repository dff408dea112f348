import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ToShop } from '../ToShop.tsx'
import { AddressChangeDialog } from './AddressChangeDialog.tsx'
import { StatusChangeDialog } from './StatusChangeDialog.tsx'
import { SubscriptionRow } from './SubscriptionRow.tsx'
import styles from './SubscriptionsScreen.module.scss'
import { SubscriptionsViewModel } from './SubscriptionsViewModel.ts'

/** Each subscription with what comes next, and what its customer can change. */
export const SubscriptionsScreen = observer(function SubscriptionsScreen() {
  const { t } = useTranslation('subscriptions')
  const model = useViewModel(SubscriptionsViewModel)
  const { working, subscription } = model.status
  return (
    <div className={styles['page']}>
      <Screen title={t('list.title')}>
        {working.failure && !subscription && <FailureNotice failure={working.failure} title={t('change.undoFailed')} of="asking" />}
        <LoadedView loaded={model.reading} skeleton={<Skeleton lines={8} />} failed={t('list.unread')}>
          {() =>
            model.all.length === 0 ? (
              <EmptyState title={t('list.none')} action={<ToShop />}>
                {t('list.noneLead')}
              </EmptyState>
            ) : (
              <ul className={styles['subscriptions']} aria-label={t('list.title')}>
                {model.all.map((each) => (
                  <SubscriptionRow key={each.id} subscription={each} model={model} />
                ))}
              </ul>
            )
          }
        </LoadedView>
      </Screen>
      <StatusChangeDialog model={model} />
      <AddressChangeDialog model={model} />
    </div>
  )
})
