import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useWide } from '#ui/shell/useWide.ts'
import styles from './AccountPage.module.scss'
import { AccountSections } from './AccountSections.tsx'
import type { Section } from './sections.ts'

interface AccountPageProps {
  readonly section: Section['key'] | 'phone'
  readonly children: ReactNode
}

export function AccountPage({ section, children }: AccountPageProps) {
  const { t } = useTranslation('account')
  const wide = useWide()
  return (
    <div className={styles['page']}>
      {wide && <AccountSections current={section === 'phone' ? 'contact' : section} />}
      <div className={styles['section']}>
        <header className={styles['head']}>
          {!wide && (
            <TextLink href={paths.account} small>
              {t('account.back')}
            </TextLink>
          )}
          <Screen title={t(`sections.${section}`)}>
            <p className={styles['lead']}>{t(`sections.${section}Lead`)}</p>
          </Screen>
        </header>
        {children}
      </div>
    </div>
  )
}
