import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { LazyHtml } from '#ui/kit/content/LazyHtml.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import { useFirstProblem } from '#ui/kit/fields/useFirstProblem.ts'
import { NewPasswordFields } from '../new-password/NewPasswordFields.tsx'
import { CentreFields } from './CentreFields.tsx'
import { EmailField } from './EmailField.tsx'
import { EntryField } from './EntryField.tsx'
import { NameFields } from './NameFields.tsx'
import styles from './RegisterScreen.module.scss'
import type { RegisterViewModel } from './RegisterViewModel.ts'

export const AccountStep = observer(function AccountStep({ model }: { readonly model: RegisterViewModel }) {
  const { t } = useTranslation('signUp')
  const { account, opening } = model
  const register = model.welcome.texts.value?.register
  const { entry, attempts } = account
  const form = useFirstProblem(attempts)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.openAccount()
  }
  return (
    <>
      {register && (
        <div className={styles['welcome']}>
          <LazyHtml html={register} />
        </div>
      )}
      <form ref={form} className={styles['form']} method="post" onSubmit={submit} noValidate>
        <NameFields account={account} />
        <EmailField email={account.email} />
        <NewPasswordFields entry={account.password} />
        <EntryField account={account} field="phone" type="tel" autoComplete="tel" isRequired />
        <RadioRows
          label={t('account.method')}
          rows={[
            { value: '2', label: t('account.byEmail') },
            { value: '1', label: t('account.byText') },
          ]}
          value={account.method === 1 ? '1' : '2'}
          onChange={(method) => account.change({ method: method === '1' ? 1 : 2 })}
        />
        <CentreFields account={account} />
        <RadioRows
          label={t('account.hand')}
          rows={[
            { value: 'right', label: t('account.right') },
            { value: 'left', label: t('account.left') },
          ]}
          value={entry.hand}
          onChange={(hand) => account.change({ hand })}
        />
        {opening.failure && <FailureNotice failure={opening.failure} of="writing" title={t('account.notOpened')} />}
        <Button type="submit" size="large" wide busy={opening.busy} busyLabel={t('account.opening')}>
          {t('account.open')}
        </Button>
      </form>
    </>
  )
})
