import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import styles from './Family.module.scss'
import type { FamilyViewModel } from './FamilyViewModel.ts'

interface PasswordFormProps {
  readonly name: string
  readonly model: FamilyViewModel
}

export const PasswordForm = observer(function PasswordForm({ name, model }: PasswordFormProps) {
  const { t } = useTranslation('family')
  const { password, problem, opening } = model
  const input = useRef<HTMLInputElement>(null)
  // Takes the focus when it appears and after each refusal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new problem returns the focus
  useEffect(() => input.current?.focus(), [problem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.submitPassword()
  }
  return (
    <form className={styles['password']} onSubmit={submit} noValidate>
      <TextField
        label={t('family.password', { name })}
        help={t('family.passwordHelp')}
        error={(problem === 'passwordMissing' || problem === 'passwordWrong') && t(`family.${problem}`)}
        value={password}
        onChange={model.changePassword}
        inputRef={input}
        type="password"
        name="child-password"
        autoComplete="off"
        isRequired
      />
      <div className={styles['actions']}>
        <Button type="submit" busy={opening.busy} busyLabel={t('family.opening')}>
          {t('family.act', { name })}
        </Button>
        <Button variant="quiet" onPress={model.leavePassword}>
          {t('family.cancel')}
        </Button>
      </div>
    </form>
  )
})
