import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useUnsent } from '#ui/shell/unsent.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { VisitorPage } from '../visitor/VisitorPage.tsx'
import { CastList } from './CastList.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInViewModel } from './SignInViewModel.ts'

export const SignInScreen = observer(function SignInScreen() {
  const { t } = useTranslation('session')
  const model = useViewModel(SignInViewModel)
  useUnsent(model.isUnsent)
  return (
    <VisitorPage title={t('signIn.title')} lead={t('signIn.lead')} notice={model.endedBecause && t(`signIn.${model.endedBecause}`)}>
      <SignInForm model={model} />
      <CastList model={model} />
    </VisitorPage>
  )
})
