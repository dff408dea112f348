import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { announce } from '#ui/shell/announce.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { AccountPage } from '../account-page/AccountPage.tsx'
import { NotificationList } from './NotificationList.tsx'
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx'
import { NotificationsViewModel } from './NotificationsViewModel.ts'

export const NotificationsScreen = observer(function NotificationsScreen() {
  const { t } = useTranslation('notifications')
  const model = useViewModel(NotificationsViewModel)
  const { list, marking, operation } = model
  useEffect(() => {
    if (operation.state === 'read') announce(t('list.marked'))
  }, [operation, t])
  if (marking.fault) throw marking.fault.error
  return (
    <AccountPage page="notifications">
      <LoadedView loaded={list} skeleton={<NotificationsSkeleton />} failed={t('list.failed')}>
        {({ length }) =>
          length === 0 ? <EmptyState title={t('list.emptyTitle')}>{t('list.empty')}</EmptyState> : <NotificationList model={model} />
        }
      </LoadedView>
    </AccountPage>
  )
})
