import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '#ui/shell/Screen.tsx'
import styles from './AccountPage.module.scss'

interface AccountPageProps {
  readonly page: 'profile' | 'contact' | 'phone' | 'password' | 'notifications' | 'family' | 'desk'
  readonly children: ReactNode
}

export function AccountPage({ page, children }: AccountPageProps) {
  const { t } = useTranslation('account')
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Screen title={t(`sections.${page}`)}>
          <p className={styles['lead']}>{t(`sections.${page}Lead`)}</p>
        </Screen>
      </header>
      {children}
    </div>
  )
}
