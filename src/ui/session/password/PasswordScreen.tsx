import { Lock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { AccountPage } from '../account-page/AccountPage.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PasswordViewModel } from './PasswordViewModel.ts'

export const PasswordScreen = observer(function PasswordScreen() {
  const { t } = useTranslation('contact')
  const model = useViewModel(PasswordViewModel)
  useUnsavedChanges(model.isUnsent)
  return (
    <AccountPage page="password">
      {model.mayChange ? (
        <PasswordForm model={model} />
      ) : (
        <Notice icon={Lock} title={t('password.byTicket')} mild>
          {t('password.byTicketWhy')}
        </Notice>
      )}
    </AccountPage>
  )
})
