import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import type { EmailCheck } from './EmailCheck.ts'
import styles from './RegisterScreen.module.scss'

export const EmailField = observer(function EmailField({ email }: { readonly email: EmailCheck }) {
  const { t } = useTranslation('signUp')
  const { free, family, problem } = email
  return (
    <div>
      <TextField
        label={t('account.email')}
        value={email.typed}
        onChange={email.change}
        onBlur={email.leave}
        error={problem && t(`email.${problem}`)}
        help={free.busy ? t('email.checking') : free.value && t('email.free')}
        type="email"
        name="email"
        autoComplete="email"
        isRequired
      />
      <div role="status">
        {family.value && (
          <p className={styles['family']}>
            {t('email.family')} <TextLink href={email.familySignIn}>{t('email.familySignIn')}</TextLink>
          </p>
        )}
      </div>
    </div>
  )
})
