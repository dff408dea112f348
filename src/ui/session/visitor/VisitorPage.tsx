import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
import { ClubLinksContext } from '#ui/shell/clubLinks.ts'
import { Logo } from '#ui/shell/Logo.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { LanguageChoice } from '../account/LanguageChoice.tsx'
import { HoleOfTheWeek } from './HoleOfTheWeek.tsx'
import styles from './VisitorPage.module.scss'

interface VisitorPageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly notice?: ReactNode
  readonly children?: ReactNode
}

export function VisitorPage({ title, lead, notice, children }: VisitorPageProps) {
  const { t } = useTranslation('session')
  const clubLinks = useContext(ClubLinksContext)
  return (
    <div className={styles['page']}>
      <aside aria-label={t('signIn.holeKicker')} className={styles['picture']}>
        <Drawing scene="signIn" keep="top" className={styles['scene']} />
        <HoleOfTheWeek />
      </aside>
      <main className={styles['main']}>
        <div>
          <Logo />
        </div>
        <div className={styles['column']}>
          <Screen title={title}>
            {lead && <p className={styles['lead']}>{lead}</p>}
            {notice && (
              <p role="status" className={styles['notice']}>
                {notice}
              </p>
            )}
            {children}
          </Screen>
        </div>
        <footer className={styles['foot']}>
          <LanguageChoice />
          {clubLinks}
        </footer>
      </main>
    </div>
  )
}
