import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#app/shared/failure'
import { RetryButton } from '../buttons/RetryButton.tsx'
import styles from './StaleNotice.module.scss'

interface StaleNoticeProps {
  readonly failure: Failure
  readonly onRetry: () => void
  readonly busy?: boolean
}

export function StaleNotice({ failure, onRetry, busy = false }: StaleNoticeProps) {
  const { t } = useTranslation('shell')
  return (
    <div className={styles['stale']}>
      <CloudOff size={18} aria-hidden={true} />
      <p role="status" className={styles['text']}>
        {failure.kind === 'offline' ? t('notice.offline') : t('notice.stale')}
      </p>
      <RetryButton key={failure.retryAfter} after={failure.retryAfter} onRetry={onRetry} busy={busy} />
    </div>
  )
}
