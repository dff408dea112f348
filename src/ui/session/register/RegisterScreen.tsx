import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ClubTextLinks } from '../club-text/ClubTextLinks.tsx'
import { VisitorPage } from '../visitor/VisitorPage.tsx'
import { AccountStep } from './AccountStep.tsx'
import { CodeStep } from './CodeStep.tsx'
import styles from './RegisterScreen.module.scss'
import { RegisterViewModel, steps } from './RegisterViewModel.ts'
import { TermsStep } from './TermsStep.tsx'
import { useStepAddress } from './useStepAddress.ts'

export const RegisterScreen = observer(function RegisterScreen() {
  const { t } = useTranslation('signUp')
  const model = useViewModel(RegisterViewModel)
  const [query] = useSearchParams()
  const pid = query.get('pid')
  useStepAddress(model)
  useUnsavedChanges(model.isUnsent)
  useEffect(() => {
    if (pid) model.welcome.cameBy(pid)
  }, [model, pid])
  const { step, leadsTo, isShutOut, welcome } = model
  if (model.fault) throw model.fault.error
  if (leadsTo) return <Navigate to={leadsTo === 'home' ? paths.home : paths.signIn} replace />
  if (isShutOut) return <ShutOut />
  return (
    <VisitorPage
      title={t(`${step}.title`)}
      lead={t('steps.progress', { step: steps.indexOf(step) + 1, of: steps.length })}
      notice={step === 'account' && welcome.friend.value && t('account.invited', { name: welcome.friend.value })}
    >
      {step === 'account' && <AccountStep model={model} />}
      {step === 'code' && <CodeStep model={model} />}
      {step === 'terms' && <TermsStep model={model} />}
      <div className={styles['foot']}>
        {step === 'account' && (
          <p>
            {t('account.already')} <TextLink href={paths.signIn}>{t('account.signIn')}</TextLink>
          </p>
        )}
        {model.isReturning && (
          <Button variant="quiet" busy={model.leaving.busy} onPress={model.signOut}>
            {t('account.signOut', { ns: 'session' })}
          </Button>
        )}
        <ClubTextLinks texts={welcome.texts} />
      </div>
    </VisitorPage>
  )
})

/** The account exists, but its owner must sign in. */
function ShutOut() {
  const { t } = useTranslation('signUp')
  return (
    <VisitorPage title={t('opened.title')} lead={t('opened.lead')}>
      <TextLink href={paths.signIn}>{t('account.signIn')}</TextLink>
    </VisitorPage>
  )
}
