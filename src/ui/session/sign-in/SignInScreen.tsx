import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { VisitorPage } from '../visitor/VisitorPage.tsx'
import { CastList } from './CastList.tsx'
import { SignInForm } from './SignInForm.tsx'
import styles from './SignInScreen.module.scss'
import { SignInViewModel } from './SignInViewModel.ts'

interface SignInScreenProps {
  readonly notice?: string
}

export const SignInScreen = observer(function SignInScreen({ notice }: SignInScreenProps) {
  const { t } = useTranslation('session')
  const model = useViewModel(SignInViewModel)
  useUnsavedChanges(model.isUnsent)
  if (model.problem?.kind === 'wrong-region') return <Navigate to={paths.otherRegion} />
  const ended = model.endedBecause && t(`signIn.${model.endedBecause}`)
  return (
    <VisitorPage title={t('signIn.title')} lead={t('signIn.lead')} notice={notice ?? ended}>
      <SignInForm model={model} />
      <p className={styles['other']}>
        {t('signIn.newHere')} <TextLink href={paths.register}>{t('signIn.openAccount')}</TextLink>
      </p>
      <CastList model={model} />
    </VisitorPage>
  )
})
