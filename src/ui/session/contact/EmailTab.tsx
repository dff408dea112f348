import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/session/contact'
import { Button } from '#ui/kit/Button.tsx'
import { CodeForm } from '../code/CodeForm.tsx'
import styles from './ContactForm.module.scss'
import type { EmailModel } from './EmailModel.ts'
import { NewEmailForm } from './NewEmailForm.tsx'
import { Outcome } from './Outcome.tsx'
import { SaveFailure } from './SaveFailure.tsx'

interface EmailTabProps {
  readonly model: EmailModel
  readonly contact: Contact
}

/** The address that the club writes to, and the way to another one. */
export const EmailTab = observer(function EmailTab({ model, contact }: EmailTabProps) {
  const { t } = useTranslation('contact')
  const { update } = model
  return (
    <div className={styles['tab']}>
      <dl className={styles['current']}>
        <dt>{t('contact.emailNow')}</dt>
        <dd>{contact.email}</dd>
      </dl>
      <Outcome>{update.operation.state === 'changed' && t('contact.emailChanged')}</Outcome>
      {model.sentTo === undefined ? <NewEmailForm model={model} /> : <Confirmation model={model} sentTo={model.sentTo} />}
    </div>
  )
})

/** The code comes first; once it is accepted, the address is saved, and tried again where that fails. */
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
