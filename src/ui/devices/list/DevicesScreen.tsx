import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { DeviceCard } from './DeviceCard.tsx'
import styles from './DevicesScreen.module.scss'
import { DevicesViewModel } from './DevicesViewModel.ts'

/** A player's launch monitors as cards. */
export const DevicesScreen = observer(function DevicesScreen() {
  const { t } = useTranslation('devices')
  const screen = useViewModel(DevicesViewModel)
  useEffect(() => void screen.read(), [screen])
  return (
    <div className={styles['page']}>
      <Screen title={t('list.title')}>
        <LoadedView loaded={screen.reading} skeleton={<Skeleton lines={8} />} failed={t('list.unread')}>
          {() =>
            screen.owned.length === 0 ? (
              <EmptyState title={t('list.none')}>{t('list.noneLead')}</EmptyState>
            ) : (
              <ul className={styles['devices']}>
                {screen.owned.map((device) => (
                  <DeviceCard key={device.id} device={device} />
                ))}
              </ul>
            )
          }
        </LoadedView>
      </Screen>
    </div>
  )
})
