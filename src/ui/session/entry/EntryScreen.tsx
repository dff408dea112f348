import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { SignInScreen } from '../sign-in/SignInScreen.tsx'
import { VisitorPage } from '../visitor/VisitorPage.tsx'
import styles from './EntryScreen.module.scss'
import { EntryViewModel } from './EntryViewModel.ts'

export const EntryScreen = observer(function EntryScreen() {
  const { t } = useTranslation('arrival')
  const { search } = useLocation()
  const model = useViewModel(EntryViewModel)
  const { kind, refusal, entering } = model
  if (entering.fault) throw entering.fault.error
  if (kind === undefined) return <Navigate to={paths.signIn + search} replace />
  if (!refusal && !entering.failure) return <Progress />
  if (kind === 'region') return <SignInScreen notice={t('entry.regionFailed')} />
  return (
    <VisitorPage title={t('entry.ticketTitle')} notice={refusal && t('entry.ticketRefused')}>
      <div className={styles['ways']}>
        {entering.failure && <FailureNotice failure={entering.failure} of="asking" onRetry={model.enter} busy={entering.busy} />}
        <ButtonLink variant="outline" size="large" wide href={paths.signIn + search}>
          {t('entry.signIn')}
        </ButtonLink>
      </div>
    </VisitorPage>
  )
})

function Progress() {
  const { t } = useTranslation('arrival')
  return (
    <VisitorPage title={t('entry.title')}>
      <p role="status" aria-busy={true} className={styles['progress']}>
        <span className={styles['line']} aria-hidden={true} />
        {t('entry.lead')}
      </p>
    </VisitorPage>
  )
}
