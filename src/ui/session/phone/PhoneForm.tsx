import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/Button.tsx'
import { FailureNotice } from '#ui/kit/FailureNotice.tsx'
import { TextField } from '#ui/kit/TextField.tsx'
import styles from '../contact/ContactForm.module.scss'
import type { VerifyPhoneViewModel } from './VerifyPhoneViewModel.ts'

/** Asks for the number, to which a code is sent. */
export const PhoneForm = observer(function PhoneForm({ model }: { readonly model: VerifyPhoneViewModel }) {
  const { t } = useTranslation('contact')
  const { problem, requesting } = model
  const input = useRef<HTMLInputElement>(null)
  if (requesting.fault) throw requesting.fault.error
  useEffect(() => {
    if (problem) input.current?.focus()
  }, [problem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.requestCode()
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {requesting.failure && (
        <FailureNotice
          failure={requesting.failure}
          of="asking"
          title={t('contact.codeNotSent')}
          onRetry={model.requestCode}
          busy={requesting.busy}
        />
      )}
      <TextField
        label={t('contact.phoneNumber')}
        help={t('phone.help')}
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
        <Button
          type="submit"
          variant={model.isVerified ? 'outline' : 'primary'}
          busy={requesting.busy}
          busyLabel={t('contact.sendingCode')}
        >
          {t('contact.sendCode')}
        </Button>
      </div>
    </form>
  )
})
