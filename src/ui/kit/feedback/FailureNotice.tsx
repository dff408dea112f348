import { CircleAlert, CloudOff, Hourglass, Lock, type LucideIcon, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Failure, FailureKind } from '#app/shared/failure'
import { ButtonLink } from '../buttons/ButtonLink.tsx'
import { RetryButton } from '../buttons/RetryButton.tsx'
import { type FailedAction, failureMessage } from './failureMessage.ts'
import notice from './Notice.module.scss'
import { Notice } from './Notice.tsx'

const icons: Readonly<Record<FailureKind, LucideIcon>> = {
  offline: CloudOff,
  'timed-out': Hourglass,
  unauthorised: Lock,
  forbidden: Lock,
  gone: SearchX,
  throttled: Hourglass,
  rejected: CircleAlert,
  'server-fault': CloudOff,
  'broken-contract': CloudOff,
}

interface FailureNoticeProps {
  readonly failure: Failure
  readonly title?: string | undefined
  readonly of?: FailedAction
  readonly look?: { readonly href: string; readonly label: string } | undefined
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean
}

/** The server's own message is never shown. */
export function FailureNotice({ failure, title, of = 'reading', look, onRetry, busy = false }: FailureNoticeProps) {
  const { t } = useTranslation('shell')
  const { title: what, advice, mayRetry, retryAfter, isOutcomeUnknown, leadsBack } = failureMessage(failure, of)
  const again = mayRetry && onRetry && <RetryButton key={retryAfter} after={retryAfter} onRetry={onRetry} busy={busy} />
  return (
    <Notice
      icon={icons[failure.kind]}
      title={title ?? t(what)}
      action={look && (isOutcomeUnknown || leadsBack) ? <LookLink {...look} /> : again}
    >
      {title && <p>{t(what)}</p>}
      <p>{t(advice)}</p>
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
