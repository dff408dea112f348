import { observer } from 'mobx-react-lite'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import type { Task } from '#ui/shell/Task.ts'
import styles from './ContactForm.module.scss'

interface CodeRequestFormProps {
  readonly model: { readonly requesting: Task; requestCode(): Promise<void> }
  readonly variant?: 'primary' | 'outline'
  readonly children: ReactNode
}

export const CodeRequestForm = observer(function CodeRequestForm({ model, variant = 'primary', children }: CodeRequestFormProps) {
  const { t } = useTranslation('contact')
  const { requesting } = model
  if (requesting.fault) throw requesting.fault.error
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
      {children}
      <div className={styles['actions']}>
        <Button type="submit" variant={variant} busy={requesting.busy} busyLabel={t('contact.sendingCode')}>
          {t('contact.sendCode')}
        </Button>
      </div>
    </form>
  )
})
