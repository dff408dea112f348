import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/session/contact'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import { CurrentPhone } from '../phone/CurrentPhone.tsx'
import { PhoneField } from '../phone/PhoneField.tsx'
import styles from './ContactForm.module.scss'
import { ContactResult } from './ContactResult.tsx'
import type { PhoneModel } from './PhoneModel.ts'
import { SaveFailure } from './SaveFailure.tsx'

interface PhoneTabProps {
  readonly model: PhoneModel
  readonly contact: Contact
}

export const PhoneTab = observer(function PhoneTab({ model, contact }: PhoneTabProps) {
  const { t } = useTranslation('contact')
  const { update } = model
  const { saving } = update
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.save()
  }
  return (
    <form className={styles['tab']} onSubmit={submit} noValidate>
      <CurrentPhone contact={contact} />
      <ContactResult>{update.operation.state === 'changed' && t('contact.phoneChanged')}</ContactResult>
      <SaveFailure saving={saving} title={t('contact.phoneNotChanged')} onRetry={model.save} />
      <PhoneField model={model} help={t('contact.phoneHelp')} />
      <div className={styles['actions']}>
        <Button type="submit" busy={saving.busy} busyLabel={t('contact.saving')}>
          {t('contact.save')}
        </Button>
      </div>
      {contact.phoneVerified !== true && <TextLink href={paths.phone}>{t('contact.verify')}</TextLink>}
    </form>
  )
})
