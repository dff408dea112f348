import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { useFocusOnProblem } from '#ui/kit/fields/useFocusOnProblem.ts'
import type { CodeEntry } from './CodeEntry.ts'
import styles from './CodeForm.module.scss'

interface CodeFormProps {
  readonly entry: CodeEntry
  readonly sentTo: string
  readonly onAccepted: () => void
}

export const CodeForm = observer(function CodeForm({ entry, sentTo, onAccepted }: CodeFormProps) {
  const { t } = useTranslation('code')
  const { code, problem, confirming, resending } = entry
  const input = useFocusOnProblem(problem)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await entry.submit()) onAccepted()
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['sent']}>{t('code.sentTo', { to: sentTo })}</p>
      {confirming.failure && <FailureNotice failure={confirming.failure} of="asking" />}
      {resending.failure && <FailureNotice failure={resending.failure} of="asking" title={t('code.notResent')} onRetry={entry.resend} />}
      <TextField
        label={t('code.label')}
        value={code}
        onChange={entry.change}
        error={problem && t(`code.${problem}`)}
        inputRef={input}
        name="code"
        autoComplete="one-time-code"
        isRequired
      />
      <div className={styles['actions']}>
        <Button type="submit" busy={confirming.busy} busyLabel={t('code.confirming')}>
          {t('code.confirm')}
        </Button>
        <Button variant="quiet" busy={resending.busy} busyLabel={t('code.resending')} onPress={entry.resend}>
          {t('code.resend')}
        </Button>
      </div>
      <p role="status">{entry.isResent && t('code.resent')}</p>
    </form>
  )
})
