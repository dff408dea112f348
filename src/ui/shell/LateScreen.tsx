import { CloudOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/kit/Notice.tsx'
import { OfflineNotice } from '#ui/kit/OfflineNotice.tsx'
import { RetryButton } from '#ui/kit/RetryButton.tsx'
import { Waiting } from '#ui/kit/Waiting.tsx'
import type { ArrivalModel } from './ArrivalModel.ts'
import styles from './LateScreen.module.scss'
import { Screen } from './Screen.tsx'

/** In the place of a screen whose code has not come. */
export const LateScreen = observer(function LateScreen({ arrival }: { readonly arrival: ArrivalModel<ComponentType> }) {
  const { t } = useTranslation('shell')
  const { code, isGone, isPending, ask } = arrival
  const retry = () => void ask()
  if (isPending) return <Waiting>{null}</Waiting>
  return (
    <div className={styles['screen']}>
      <Screen title={t('late.title')}>
        {isGone ? (
          <Notice icon={CloudOff} title={t('late.gone')} action={<RetryButton onRetry={retry} busy={code.busy} />}>
            <p>{t('late.goneLead')}</p>
          </Notice>
        ) : (
          <OfflineNotice onRetry={retry} busy={code.busy} />
        )}
      </Screen>
    </div>
  )
})
