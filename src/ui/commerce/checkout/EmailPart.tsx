import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { pathOfSignIn, paths } from '#ui/shell/paths.ts'
import { CheckoutPart } from './CheckoutPart.tsx'
import styles from './CheckoutScreen.module.scss'
import type { GuestEmailModel } from './GuestEmailModel.ts'

export const EmailPart = observer(function EmailPart({ model }: { readonly model: GuestEmailModel }) {
  const { t } = useTranslation('checkout')
  const { problem, sending } = model
  if (sending.fault) throw sending.fault.error
  return (
    <CheckoutPart part="email" title={t('email.title')}>
      <p className={styles['note']}>
        {t('email.lead')} <TextLink href={pathOfSignIn(paths.checkout)}>{t('email.signIn')}</TextLink>
      </p>
      <TextField
        type="email"
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
      {sending.failure && (
        <FailureNotice failure={sending.failure} title={t('email.failed')} of="asking" onRetry={() => void model.send()} />
      )}
    </CheckoutPart>
  )
})
