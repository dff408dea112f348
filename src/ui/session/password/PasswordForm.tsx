import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { useFocusOnProblem } from '#ui/kit/fields/useFocusOnProblem.ts'
import styles from '../contact/ContactForm.module.scss'
import { ContactResult } from '../contact/ContactResult.tsx'
import { SaveFailure } from '../contact/SaveFailure.tsx'
import { NewPasswordFields } from '../new-password/NewPasswordFields.tsx'
import type { PasswordViewModel } from './PasswordViewModel.ts'

/** A hidden user name field tells password managers whose password it is. */
export const PasswordForm = observer(function PasswordForm({ model }: { readonly model: PasswordViewModel }) {
  const { t } = useTranslation('contact')
  const { oldProblem, operation, sending } = model
  const input = useFocusOnProblem(oldProblem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.submit()
  }
  return (
    <form className={styles['form']} method="post" onSubmit={submit} noValidate>
      <ContactResult>{operation.state === 'changed' && t('password.changed')}</ContactResult>
      <SaveFailure saving={sending} title={t('password.notChanged')} />
      <input type="text" name="username" autoComplete="username" value={model.username ?? ''} readOnly hidden />
      <TextField
        label={t('password.old')}
        value={model.oldPassword}
        onChange={model.changeOld}
        error={oldProblem && t(`password.old-${oldProblem}`)}
        inputRef={input}
        type="password"
        name="oldPassword"
        autoComplete="current-password"
        isRequired
      />
      <NewPasswordFields entry={model.entry} />
      <div className={styles['actions']}>
        <Button type="submit" busy={sending.busy} busyLabel={t('password.changing')}>
          {t('password.change')}
        </Button>
        {model.isClearable && (
          <Button variant="quiet" onPress={model.clear}>
            {t('password.clear')}
          </Button>
        )}
      </div>
    </form>
  )
})
