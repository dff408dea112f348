import { useTranslation } from 'react-i18next'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ClubText } from './ClubText.tsx'
import styles from './ClubTextPage.module.scss'
import { ClubTextsViewModel } from './ClubTextsViewModel.ts'

export function PrivacyScreen() {
  return <ClubTextPage name="privacy" />
}

export function TermsScreen() {
  return <ClubTextPage name="terms" />
}

function ClubTextPage({ name }: { readonly name: 'privacy' | 'terms' }) {
  const { t } = useTranslation('configuration')
  const model = useViewModel(ClubTextsViewModel)
  const title = t(`clubText.${name}`)
  return (
    <div className={styles['page']}>
      <Screen title={title} heading={<span className={styles['title']}>{title}</span>}>
        <ClubText texts={model.texts} name={name} />
      </Screen>
    </div>
  )
}
