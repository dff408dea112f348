import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useWide } from '#ui/shell/useWide.ts'
import { EndingList } from '../ending/EndingList.tsx'
import styles from './AccountPage.module.scss'
import { AccountSections } from './AccountSections.tsx'

export function AccountScreen() {
  const { t } = useTranslation('account')
  if (useWide()) return <Navigate to={paths.profile} replace />
  return (
    <div className={styles['page']}>
      <Screen title={t('account.title')}>
        <EndingList />
        <AccountSections />
      </Screen>
    </div>
  )
}
