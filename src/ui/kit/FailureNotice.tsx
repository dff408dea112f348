import { CircleAlert, CloudOff, Hourglass, Lock, type LucideIcon, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Failure, type FailureKind, mayBeDone } from '#app/shared/failure'
import { ButtonLink } from './ButtonLink.tsx'
import { failureTexts } from './failureTexts.ts'
import notice from './Notice.module.scss'
import { Notice } from './Notice.tsx'
import { RetryButton } from './RetryButton.tsx'

interface Telling {
  readonly icon: LucideIcon
  /** Whether the same may succeed the next time. */
  readonly retry: boolean
}

const tellings: Readonly<Record<FailureKind, Telling>> = {
  offline: { icon: CloudOff, retry: true },
  'timed-out': { icon: Hourglass, retry: true },
  unauthorised: { icon: Lock, retry: false },
  forbidden: { icon: Lock, retry: false },
  gone: { icon: SearchX, retry: false },
  throttled: { icon: Hourglass, retry: true },
  rejected: { icon: CircleAlert, retry: false },
  'server-fault': { icon: CloudOff, retry: true },
  'broken-contract': { icon: CloudOff, retry: true },
}

interface FailureNoticeProps {
  readonly failure: Failure
  /** What failed, in the screen's words, such as "The times did not load". */
  readonly title?: string | undefined
  /** A write may have gone through all the same; to read or merely to ask never changes anything. */
  readonly of?: 'reading' | 'writing' | 'asking'
  /** Where a player sees whether a write has gone through, and where to go from what is gone. */
  readonly look?: { readonly href: string; readonly label: string } | undefined
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean
}

/** What happened, what is safe, and what can be done. The server's own words are never shown. */
export function FailureNotice({ failure, title, of = 'reading', look, onRetry, busy = false }: FailureNoticeProps) {
  const { t } = useTranslation('shell')
  const { icon, retry } = tellings[failure.kind]
  const key = failureTexts[failure.kind]
  const isUnknown = of === 'writing' && mayBeDone(failure)
  const safe = of === 'reading' ? t(`failure.${key}Read`) : t(`failure.${key}Write`)
  const again = retry && onRetry && <RetryButton key={failure.retryAfter} after={failure.retryAfter} onRetry={onRetry} busy={busy} />
  return (
    <Notice
      icon={icon}
      title={title ?? t(`failure.${key}`)}
      action={look && (isUnknown || failure.kind === 'gone') ? <LookLink {...look} /> : again}
    >
      {title && <p>{t(`failure.${key}`)}</p>}
      <p>{isUnknown ? t('failure.unknownWrite') : safe}</p>
      {failure.reference && <p className={notice['reference']}>{t('failure.reference', { reference: failure.reference })}</p>}
    </Notice>
  )
}

function LookLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <ButtonLink variant="outline" href={href}>
      {label}
    </ButtonLink>
  )
}
