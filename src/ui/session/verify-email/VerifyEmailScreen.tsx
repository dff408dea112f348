import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '#app/shared/failure'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { useFocusOnProblem } from '#ui/kit/fields/useFocusOnProblem.ts'
import { paths } from '#ui/shell/paths.ts'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import form from '../recovery/RecoveryForm.module.scss'
import { VisitorPage } from '../visitor/VisitorPage.tsx'
import { NewLinkForm } from './NewLinkForm.tsx'
import { VerifyEmailViewModel } from './VerifyEmailViewModel.ts'

export const VerifyEmailScreen = observer(function VerifyEmailScreen() {
  const { t } = useTranslation('recovery')
  const model = useViewModel(VerifyEmailViewModel)
  const { operation, isByLink } = model
  useUnsavedChanges(model.isUnsent)
  if (operation.state === 'verified')
    return (
      <VisitorPage key="verified" title={t('verifyEmail.verifiedTitle')} lead={t('verifyEmail.verifiedLead')}>
        <div>
          <ButtonLink href={paths.home}>{t('verifyEmail.goOn')}</ButtonLink>
        </div>
      </VisitorPage>
    )
  const isWaiting = isByLink && operation.state === 'wait'
  return (
    <VisitorPage title={t('verifyEmail.title')} lead={!isWaiting && t('verifyEmail.lead')} notice={isWaiting && t('verifyEmail.waiting')}>
      {!isWaiting && <LinkProblem model={model} />}
      {!isWaiting && <CodeForm model={model} />}
    </VisitorPage>
  )
})

const CodeForm = observer(function CodeForm({ model }: { readonly model: VerifyEmailViewModel }) {
  const { t } = useTranslation('recovery')
  const { t: ofCode } = useTranslation('code')
  const { code, error, verifying } = model
  const wrong = error && 'of' in error && error.of === 'code' ? error : undefined
  const input = useFocusOnProblem(wrong)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.submit()
  }
  return (
    <form className={form['form']} method="post" onSubmit={submit} noValidate>
      {error instanceof Failure && <FailureNotice failure={error} of="asking" onRetry={model.tryAgain} busy={verifying.busy} />}
      <TextField
        label={ofCode('code.label')}
        value={code}
        onChange={model.change}
        error={wrong && ofCode(`code.${wrong.kind}`)}
        inputRef={input}
        name="code"
        autoComplete="one-time-code"
        isRequired
      />
      <Button type="submit" size="large" wide busy={verifying.busy} busyLabel={t('verifyEmail.submitting')}>
        {t('verifyEmail.submit')}
      </Button>
    </form>
  )
})

const LinkProblem = observer(function LinkProblem({ model: { error, link } }: { readonly model: VerifyEmailViewModel }) {
  const { t } = useTranslation('recovery')
  if (!error || error instanceof Failure || error.of !== 'link') return null
  return (
    <>
      <Notice icon={CircleAlert} title={error.kind === 'expired' ? t('verifyEmail.linkExpired') : t('verifyEmail.linkWrong')} mild>
        <p>{t('verifyEmail.linkHelp')}</p>
      </Notice>
      <NewLinkForm link={link} />
    </>
  )
})
