import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/session/contact'
import { Button } from '#ui/kit/Button.tsx'
import { TextField } from '#ui/kit/TextField.tsx'
import { TextLink } from '#ui/kit/TextLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import { CurrentPhone } from '../phone/CurrentPhone.tsx'
import styles from './ContactForm.module.scss'
import { Outcome } from './Outcome.tsx'
import type { PhoneModel } from './PhoneModel.ts'
import { SaveFailure } from './SaveFailure.tsx'

interface PhoneTabProps {
  readonly model: PhoneModel
  readonly contact: Contact
}

/** The number that the club has, to be changed; to verify it is a section of its own. */
export const PhoneTab = observer(function PhoneTab({ model, contact }: PhoneTabProps) {
  const { t } = useTranslation('contact')
  const { problem, update } = model
  const { saving } = update
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) input.current?.focus()
  }, [problem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.save()
  }
  return (
    <form className={styles['tab']} onSubmit={submit} noValidate>
      <CurrentPhone contact={contact} />
      <Outcome>{update.operation.state === 'changed' && t('contact.phoneChanged')}</Outcome>
      <SaveFailure saving={saving} title={t('contact.phoneNotChanged')} onRetry={model.save} />
      <TextField
        label={t('contact.phoneNumber')}
        help={t('contact.phoneHelp')}
        value={model.phone}
        onChange={model.change}
        error={problem && t(`contact.phone-${problem}`)}
        inputRef={input}
        type="tel"
        name="phone"
        autoComplete="tel"
        isRequired
      />
      <div className={styles['actions']}>
        <Button type="submit" busy={saving.busy} busyLabel={t('contact.saving')}>
          {t('contact.save')}
        </Button>
      </div>
      {contact.phoneVerified !== true && <TextLink href={paths.phone}>{t('contact.verify')}</TextLink>}
    </form>
  )
})
