import { CircleAlert, CloudOff, Hourglass, Lock, type LucideIcon, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Failure, FailureKind } from '#app/shared/failure'
import notice from './Notice.module.scss'
import { Notice } from './Notice.tsx'
import { RetryButton } from './RetryButton.tsx'

interface Telling {
  readonly key: 'offline' | 'timedOut' | 'unauthorised' | 'forbidden' | 'gone' | 'throttled' | 'rejected' | 'serverFault' | 'brokenContract'
  readonly icon: LucideIcon
  /** Whether the same may succeed the next time. */
  readonly retry: boolean
}

const tellings: Readonly<Record<FailureKind, Telling>> = {
  offline: { key: 'offline', icon: CloudOff, retry: true },
  'timed-out': { key: 'timedOut', icon: Hourglass, retry: true },
  unauthorised: { key: 'unauthorised', icon: Lock, retry: false },
  forbidden: { key: 'forbidden', icon: Lock, retry: false },
  gone: { key: 'gone', icon: SearchX, retry: false },
  throttled: { key: 'throttled', icon: Hourglass, retry: true },
  rejected: { key: 'rejected', icon: CircleAlert, retry: false },
  'server-fault': { key: 'serverFault', icon: CloudOff, retry: true },
  'broken-contract': { key: 'brokenContract', icon: CloudOff, retry: true },
}

interface FailureNoticeProps {
  readonly failure: Failure
  /** What failed, in the screen's words, such as "The times did not load". */
  readonly title?: string | undefined
  /** A write may have gone through all the same; a read never changes anything. */
  readonly of?: 'reading' | 'writing'
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean
}

/** What happened, what is safe, and what can be done. The server's own words are never shown. */
export function FailureNotice({ failure, title, of = 'reading', onRetry, busy = false }: FailureNoticeProps) {
  const { t } = useTranslation('shell')
  const { key, icon, retry } = tellings[failure.kind]
  const safe = of === 'writing' ? t(`failure.${key}Write`) : t(`failure.${key}Read`)
  return (
    <Notice
      icon={icon}
      title={title ?? t(`failure.${key}`)}
      action={retry && onRetry && <RetryButton key={failure.retryAfter} after={failure.retryAfter} onRetry={onRetry} busy={busy} />}
    >
      {title && <p>{t(`failure.${key}`)}</p>}
      <p>{safe}</p>
      {failure.reference && <p className={notice['reference']}>{t('failure.reference', { reference: failure.reference })}</p>}
    </Notice>
  )
}
