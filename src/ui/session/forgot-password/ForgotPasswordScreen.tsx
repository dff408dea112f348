import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { SegmentedControl } from '#ui/kit/fields/SegmentedControl.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { useFocusOnProblem } from '#ui/kit/fields/useFocusOnProblem.ts'
import { paths } from '#ui/shell/paths.ts'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import form from '../recovery/RecoveryForm.module.scss'
import { VisitorPage } from '../visitor/VisitorPage.tsx'
import { ForgotPasswordViewModel } from './ForgotPasswordViewModel.ts'

export const ForgotPasswordScreen = observer(function ForgotPasswordScreen() {
  const { t } = useTranslation('recovery')
  const model = useViewModel(ForgotPasswordViewModel)
  const navigate = useNavigate()
  useUnsavedChanges(model.isUnsent)
  const submit = async () => {
    if (await model.submit()) await navigate(paths.resetPassword)
  }
  return (
    <VisitorPage title={t('forgotPassword.title')} lead={t('forgotPassword.lead')}>
      <ContactForm model={model} onSubmit={submit} />
      <p className={form['after']}>
        <TextLink href={paths.signIn}>{t('forgotPassword.back')}</TextLink>
      </p>
    </VisitorPage>
  )
})

interface ContactFormProps {
  readonly model: ForgotPasswordViewModel
  readonly onSubmit: () => Promise<void>
}

const ContactForm = observer(function ContactForm({ model, onSubmit }: ContactFormProps) {
  const { t } = useTranslation('recovery')
  const { method, problem, asking } = model
  const input = useFocusOnProblem(problem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  const ways = [
    { value: 'email', label: t('forgotPassword.byEmail') },
    { value: 'phone', label: t('forgotPassword.bySms') },
  ] as const
  const name = method === 1 ? 'phone' : 'email'
  const says = { missing: t(`forgotPassword.${name}Missing`), impossible: t(`forgotPassword.${name}Impossible`) }
  return (
    <form className={form['form']} method="post" onSubmit={submit} noValidate>
      {asking.failure && <FailureNotice failure={asking.failure} of="asking" onRetry={onSubmit} busy={asking.busy} />}
      <SegmentedControl
        label={t('forgotPassword.by')}
        segments={ways}
        value={name}
        onChange={(way) => model.choose(way === 'phone' ? 1 : 2)}
      />
      <TextField
        key={name}
        label={t(`forgotPassword.${name}`)}
        value={model.to}
        onChange={model.change}
        error={problem && says[problem]}
        inputRef={input}
        type={method === 1 ? 'tel' : 'email'}
        name={name}
        autoComplete={method === 1 ? 'tel' : 'email'}
        isRequired
      />
      <Button type="submit" size="large" wide busy={asking.busy} busyLabel={t('forgotPassword.submitting')}>
        {t('forgotPassword.submit')}
      </Button>
    </form>
  )
})
