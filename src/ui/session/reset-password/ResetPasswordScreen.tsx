import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { CodeForm } from '../code/CodeForm.tsx'
import { NewPasswordFields } from '../new-password/NewPasswordFields.tsx'
import form from '../recovery/RecoveryForm.module.scss'
import { VisitorPage } from '../visitor/VisitorPage.tsx'
import { ResetPasswordViewModel } from './ResetPasswordViewModel.ts'

export const ResetPasswordScreen = observer(function ResetPasswordScreen() {
  const { t } = useTranslation('recovery')
  const model = useViewModel(ResetPasswordViewModel)
  const { step } = model
  useUnsavedChanges(model.isUnsent)
  return (
    // Each step is announced as a new page.
    <VisitorPage key={step} title={t(`resetPassword.${step}Title`)} lead={step !== 'code' && t(`resetPassword.${step}Lead`)}>
      {step === 'code' && <CodeStep model={model} />}
      {step === 'password' && <PasswordForm model={model} />}
      {step !== 'code' && step !== 'password' && <WaysOn />}
    </VisitorPage>
  )
})

const CodeStep = observer(function CodeStep({ model }: { readonly model: ResetPasswordViewModel }) {
  const { t } = useTranslation('recovery')
  return (
    <>
      <CodeForm entry={model.code} sentTo={model.contact?.to ?? ''} onAccepted={() => undefined} />
      <p className={form['after']}>{t('resetPassword.codeLead')}</p>
      <p className={form['after']}>
        <TextLink href={paths.forgotPassword}>{t('resetPassword.other')}</TextLink>
      </p>
    </>
  )
})

const PasswordForm = observer(function PasswordForm({ model }: { readonly model: ResetPasswordViewModel }) {
  const { t } = useTranslation('recovery')
  const { completing } = model
  const navigate = useNavigate()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await model.submit()) await navigate(paths.signIn, { replace: true })
  }
  const look = { href: paths.signIn, label: t('resetPassword.signIn') }
  return (
    <form className={form['form']} method="post" onSubmit={submit} noValidate>
      {completing.failure && <FailureNotice failure={completing.failure} of="writing" look={look} />}
      <NewPasswordFields entry={model.entry} />
      <Button type="submit" size="large" wide busy={completing.busy} busyLabel={t('resetPassword.submitting')}>
        {t('resetPassword.submit')}
      </Button>
    </form>
  )
})

function WaysOn() {
  const { t } = useTranslation('recovery')
  return (
    <div className={form['ways']}>
      <ButtonLink href={paths.forgotPassword}>{t('resetPassword.again')}</ButtonLink>
      <ButtonLink variant="quiet" href={paths.signIn}>
        {t('resetPassword.signIn')}
      </ButtonLink>
    </div>
  )
}
