import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/Button.tsx'
import { FailureNotice } from '#ui/kit/FailureNotice.tsx'
import { TextField } from '#ui/kit/TextField.tsx'
import styles from './ContactForm.module.scss'
import type { EmailModel } from './EmailModel.ts'

/** Asks for the new address, to which a code is sent. */
export const NewEmailForm = observer(function NewEmailForm({ model }: { readonly model: EmailModel }) {
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
        label={t('contact.newEmail')}
        help={t('contact.newEmailHelp')}
        value={model.email}
        onChange={model.change}
        error={problem && t(`contact.email-${problem}`)}
        inputRef={input}
        type="text"
        name="email"
        autoComplete="email"
        inputMode="email"
        isRequired
      />
      <div className={styles['actions']}>
        <Button type="submit" busy={requesting.busy} busyLabel={t('contact.sendingCode')}>
          {t('contact.sendCode')}
        </Button>
      </div>
    </form>
  )
})
