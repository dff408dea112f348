import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/FailureNotice.tsx'
import { TextField } from '#ui/kit/TextField.tsx'
import { TextLink } from '#ui/kit/TextLink.tsx'
import { pathOfSignIn, paths } from '#ui/shell/paths.ts'
import { CheckoutPart } from './CheckoutPart.tsx'
import styles from './CheckoutScreen.module.scss'
import type { GuestEmailModel } from './GuestEmailModel.ts'

/** Of a guest; whoever has an account may come in by it. */
export const EmailPart = observer(function EmailPart({ model }: { readonly model: GuestEmailModel }) {
  const { t } = useTranslation('checkout')
  const { problem, telling } = model
  if (telling.fault) throw telling.fault.error
  return (
    <CheckoutPart part="email" title={t('email.title')}>
      <p className={styles['note']}>
        {t('email.lead')} <TextLink href={pathOfSignIn(paths.checkout)}>{t('email.signIn')}</TextLink>
      </p>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        name="email"
        label={t('email.label')}
        help={t('email.help')}
        value={model.text}
        onChange={model.type}
        onBlur={() => void model.leave()}
        isRequired={true}
        error={problem && t(`email.${problem}`)}
      />
      {telling.failure && (
        <FailureNotice failure={telling.failure} title={t('email.failed')} of="asking" onRetry={() => void model.tell()} />
      )}
    </CheckoutPart>
  )
})
