import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { useFocusOnProblem } from '#ui/kit/fields/useFocusOnProblem.ts'
import type { VerificationLink } from '../code/VerificationLink.ts'
import form from '../recovery/RecoveryForm.module.scss'

export const NewLinkForm = observer(function NewLinkForm({ link }: { readonly link: VerificationLink }) {
  const { t } = useTranslation('code')
  const { problem, sending, isSent } = link
  if (sending.fault) throw sending.fault.error
  const input = useFocusOnProblem(problem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void link.send()
  }
  return (
    <form className={form['form']} method="post" onSubmit={submit} noValidate>
      <TextField
        label={t('link.email')}
        value={link.email}
        onChange={link.change}
        error={problem && t(`link.${problem}`)}
        inputRef={input}
        type="email"
        name="email"
        autoComplete="email"
        isRequired
      />
      <div>
        <Button type="submit" variant="outline" busy={sending.busy} busyLabel={t('link.sending')}>
          {t('link.sendNew')}
        </Button>
      </div>
      {sending.failure && <FailureNotice failure={sending.failure} of="asking" title={t('link.notSent')} />}
      <p role="status">{isSent && t('link.sent')}</p>
    </form>
  )
})
