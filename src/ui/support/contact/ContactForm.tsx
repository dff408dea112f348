import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { useFirstProblem } from '#ui/kit/fields/useFirstProblem.ts'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { BirthField } from './BirthField.tsx'
import { CentreFields } from './CentreFields.tsx'
import { ContactField } from './ContactField.tsx'
import styles from './ContactForm.module.scss'
import type { ContactViewModel } from './ContactViewModel.ts'
import { NameFields } from './NameFields.tsx'

export const ContactForm = observer(function ContactForm({ model }: { readonly model: ContactViewModel }) {
  const { t } = useTranslation('contactUs')
  const { editor } = model
  const { sending, sender, entry, isUnconfirmed, isJapan } = editor
  const form = useFirstProblem(editor.attempts)
  useUnsavedChanges(editor.isUnsent)
  if (sending.fault) throw sending.fault.error
  if (sender.fault) throw sender.fault.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.submit()
  }
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <NameFields model={model} />
      {isJapan && <BirthField model={model} />}
      <div className={styles['pair']}>
        <ContactField model={model} field="email" type="email" autoComplete="email" isRequired />
        <ContactField model={model} field="phone" type="tel" autoComplete="tel" optional />
      </div>
      <CentreFields model={model} />
      <Checkbox name="news" isSelected={entry.wantsNews} onChange={(wantsNews) => model.change({ wantsNews })}>
        {t('fields.news')}
      </Checkbox>
      {sending.failure && <FailureNotice failure={sending.failure} of="writing" title={t('contact.notSent')} />}
      {isUnconfirmed && (
        <p className={styles['unconfirmed']} role="status">
          {t('contact.unconfirmed')}
        </p>
      )}
      <Button type="submit" size="large" wide busy={sending.busy} busyLabel={t('contact.sending')}>
        {isUnconfirmed ? t('contact.sendAgain') : t('contact.send')}
      </Button>
    </form>
  )
})
