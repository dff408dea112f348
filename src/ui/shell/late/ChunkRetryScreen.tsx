import { CloudOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { RetryButton } from '#ui/kit/buttons/RetryButton.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { OfflineNotice } from '#ui/kit/feedback/OfflineNotice.tsx'
import { Spinner } from '#ui/kit/feedback/Spinner.tsx'
import { Screen } from '../Screen.tsx'
import { noSlots, ShellSlotsContext } from '../shellSlots.ts'
import type { ChunkRetry } from './ChunkRetry.ts'
import styles from './ChunkRetryScreen.module.scss'

export const ChunkRetryScreen = observer(function ChunkRetryScreen({ chunkRetry }: { readonly chunkRetry: ChunkRetry<ComponentType> }) {
  const { t } = useTranslation('shell')
  const { code, isGone, isPending, ask } = chunkRetry
  const Landmark = useContext(ShellSlotsContext) === noSlots ? 'main' : 'div'
  const retry = () => void ask()
  if (isPending) return <Spinner>{null}</Spinner>
  return (
    <Landmark className={styles['screen']}>
      <Screen title={t('late.title')}>
        {isGone ? (
          <Notice icon={CloudOff} title={t('late.gone')} action={<RetryButton onRetry={retry} busy={code.busy} />}>
            <p>{t('late.goneLead')}</p>
          </Notice>
        ) : (
          <OfflineNotice onRetry={retry} busy={code.busy} />
        )}
      </Screen>
    </Landmark>
  )
})
