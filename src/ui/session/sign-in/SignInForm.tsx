import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { FormError } from '#ui/kit/fields/FormError.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { paths } from '#ui/shell/paths.ts'
import styles from './SignInForm.module.scss'
import type { SignInViewModel } from './SignInViewModel.ts'
import { useEarlyEntry } from './useEarlyEntry.ts'

export const SignInForm = observer(function SignInForm({ model }: { readonly model: SignInViewModel }) {
  const { t } = useTranslation('session')
  const { problem, signing } = model
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const form = useEarlyEntry(model, () => void navigate(paths.forgotPassword))
  useEffect(() => {
    if (problem?.kind === 'username-missing') username.current?.focus()
    if (problem?.kind === 'password-missing') password.current?.focus()
  }, [problem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.submit()
  }
  return (
    <form ref={form} className={styles['form']} method="post" onSubmit={submit} noValidate>
      <Refusal model={model} />
      {signing.failure && <FailureNotice failure={signing.failure} of="asking" />}
      <TextField
        label={t('signIn.username')}
        value={model.username}
        onChange={model.changeUsername}
        error={problem?.kind === 'username-missing' && t('signIn.usernameMissing')}
        inputRef={username}
        type="text"
        name="username"
        autoComplete="username"
        isRequired
      />
      <TextField
        label={t('signIn.password')}
        value={model.password}
        onChange={model.changePassword}
        error={problem?.kind === 'password-missing' && t('signIn.passwordMissing')}
        inputRef={password}
        aside={
          <TextLink small href={paths.forgotPassword}>
            {t('signIn.forgot')}
          </TextLink>
        }
        type="password"
        name="password"
        autoComplete="current-password"
        isRequired
      />
      <Checkbox name="rememberMe" isSelected={model.rememberMe} onChange={model.changeRememberMe}>
        {t('signIn.rememberMe')}
      </Checkbox>
      <Button type="submit" size="large" wide busy={signing.busy} busyLabel={t('signIn.submitting')}>
        {t('signIn.submit')}
      </Button>
    </form>
  )
})

/** The server's own message is kept but not shown. */
const Refusal = observer(function Refusal({ model: { problem } }: { readonly model: SignInViewModel }) {
  const { t } = useTranslation('session')
  if (problem?.kind !== 'refused') return null
  return <FormError cause={problem} problems={[{ text: t('signIn.refused') }]} />
})
