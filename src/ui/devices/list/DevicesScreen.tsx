import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ActivationDialog } from '../activate/ActivationDialog.tsx'
import { DeviceDialog } from '../manage/DeviceDialog.tsx'
import { ReportDialog } from '../manage/ReportDialog.tsx'
import { TransferDialog } from '../manage/TransferDialog.tsx'
import { MembershipTimeline } from '../memberships/MembershipTimeline.tsx'
import { PrepaidDialog } from '../prepaid/PrepaidDialog.tsx'
import { RegisterDialog } from '../register/RegisterDialog.tsx'
import { DeviceCard } from './DeviceCard.tsx'
import styles from './DevicesScreen.module.scss'
import { DevicesViewModel } from './DevicesViewModel.ts'

/** A player's launch monitors as cards. */
export const DevicesScreen = observer(function DevicesScreen() {
  const { t } = useTranslation('devices')
  const screen = useViewModel(DevicesViewModel)
  useEffect(() => void screen.read(), [screen])
  useUnsavedChanges(screen.registration.isUnsent)
  const register = (
    <Button icon={<Plus size={20} aria-hidden={true} />} onPress={screen.registration.begin}>
      {t('list.register')}
    </Button>
  )
  return (
    <div className={styles['page']}>
      <Screen title={t('list.title')}>
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <LoadedView loaded={screen.reading} skeleton={<Skeleton lines={8} />} failed={t('list.unread')}>
              {() =>
                screen.owned.length === 0 ? (
                  <EmptyState title={t('list.none')} action={register}>
                    {t('list.noneLead')}
                  </EmptyState>
                ) : (
                  <>
                    <div>{register}</div>
                    <ul className={styles['devices']}>
                      {screen.owned.map((device) => (
                        <DeviceCard key={device.id} device={device} memberships={screen.memberships} onManage={screen.actions.open} />
                      ))}
                    </ul>
                  </>
                )
              }
            </LoadedView>
          </div>
          <div className={styles['column']}>
            <MembershipTimeline screen={screen} />
            <div>
              <TextLink href={paths.devicePurchases}>{t('purchases.title')}</TextLink>
            </div>
          </div>
        </div>
      </Screen>
      <RegisterDialog screen={screen} />
      <DeviceDialog screen={screen} />
      <TransferDialog screen={screen} />
      <ReportDialog screen={screen} />
      <PrepaidDialog screen={screen} />
      <ActivationDialog screen={screen} />
    </div>
  )
})
