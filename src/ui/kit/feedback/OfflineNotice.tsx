import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RetryButton } from '../buttons/RetryButton.tsx'
import { Notice } from './Notice.tsx'

interface OfflineNoticeProps {
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean
}

export function OfflineNotice({ onRetry, busy = false }: OfflineNoticeProps) {
  const { t } = useTranslation('shell')
  return (
    <Notice icon={CloudOff} mild={true} title={t('failure.offline')} action={onRetry && <RetryButton onRetry={onRetry} busy={busy} />}>
      <p>{t('failure.offlineRead')}</p>
    </Notice>
  )
}
