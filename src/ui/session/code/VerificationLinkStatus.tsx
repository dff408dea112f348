import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/FailureNotice.tsx'
import type { VerificationLink } from './VerificationLink.ts'

/** Whether the link was sent, or why not. */
export const VerificationLinkStatus = observer(function VerificationLinkStatus({ link }: { readonly link: VerificationLink }) {
  const { t } = useTranslation('code')
  const { sending, isSent } = link
  if (sending.fault) throw sending.fault.error
  return (
    <>
      {sending.failure && <FailureNotice failure={sending.failure} of="asking" title={t('link.notSent')} />}
      <p role="status">{isSent && t('link.sent')}</p>
    </>
  )
})
