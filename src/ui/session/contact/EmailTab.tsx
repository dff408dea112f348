import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/session/contact'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { CodeForm } from '../code/CodeForm.tsx'
import type { VerificationLink } from '../code/VerificationLink.ts'
import styles from './ContactForm.module.scss'
import { ContactResult } from './ContactResult.tsx'
import type { EmailModel } from './EmailModel.ts'
import { NewEmailForm } from './NewEmailForm.tsx'
import { SaveFailure } from './SaveFailure.tsx'

interface EmailTabProps {
  readonly model: EmailModel
  readonly link: VerificationLink
  readonly contact: Contact
}

export const EmailTab = observer(function EmailTab({ model, link, contact }: EmailTabProps) {
  const { t } = useTranslation('contact')
  const { update } = model
  return (
    <div className={styles['tab']}>
      <dl className={styles['current']}>
        <dt>{t('contact.emailNow')}</dt>
        <dd>{contact.email}</dd>
        {contact.emailVerified !== undefined && (
          <dd>
            <Badge kind={contact.emailVerified ? 'booked' : 'waiting'}>
              {t(contact.emailVerified ? 'contact.verified' : 'contact.unverified')}
            </Badge>
          </dd>
        )}
      </dl>
      {contact.emailVerified === false && <LinkRequest link={link} email={contact.email} />}
      <ContactResult>{update.operation.state === 'changed' && t('contact.emailChanged')}</ContactResult>
      {model.sentTo === undefined ? <NewEmailForm model={model} /> : <Confirmation model={model} sentTo={model.sentTo} />}
    </div>
  )
})

const LinkRequest = observer(function LinkRequest({ link, email }: { readonly link: VerificationLink; readonly email: string }) {
  const { t } = useTranslation('code')
  const { sending, isSent } = link
  if (sending.fault) throw sending.fault.error
  return (
    <div className={styles['request']}>
      <Button variant="outline" busy={sending.busy} busyLabel={t('link.sending')} onPress={() => link.sendTo(email)}>
        {t('link.send')}
      </Button>
      {sending.failure && <FailureNotice failure={sending.failure} of="asking" title={t('link.notSent')} />}
      <p role="status">{isSent && t('link.sent')}</p>
    </div>
  )
})

const Confirmation = observer(function Confirmation({ model, sentTo }: { readonly model: EmailModel; readonly sentTo: string }) {
  const { t } = useTranslation('contact')
  const { check, update } = model
  const { saving } = update
  const isConfirmed = check.operation.state === 'confirm'
  return (
    <>
      <SaveFailure saving={saving} title={t('contact.emailNotChanged')} onRetry={model.save} />
      {isConfirmed ? (
        <p role="status">{t(saving.busy ? 'contact.saving' : 'contact.codeAccepted')}</p>
      ) : (
        <CodeForm entry={check.entry} sentTo={sentTo} onAccepted={model.save} />
      )}
      <div className={styles['actions']}>
        <Button variant="outline" isDisabled={saving.busy} onPress={model.startOver}>
          {t('contact.otherEmail')}
        </Button>
      </div>
    </>
  )
})
