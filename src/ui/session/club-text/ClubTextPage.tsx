import { useTranslation } from 'react-i18next'
import { Screen } from '#ui/shell/Screen.tsx'
import { ClubText } from './ClubText.tsx'
import styles from './ClubTextPage.module.scss'
import type { ClubTextsViewModel } from './ClubTextsViewModel.ts'

interface ClubTextPageProps {
  readonly model: ClubTextsViewModel
  readonly name: 'privacy' | 'terms'
}

export function ClubTextPage({ model, name }: ClubTextPageProps) {
  const { t } = useTranslation('configuration')
  const title = t(`clubText.${name}`)
  return (
    <div className={styles['page']}>
      <Screen title={title} heading={<span className={styles['title']}>{title}</span>}>
        <ClubText texts={model.texts} name={name} />
      </Screen>
    </div>
  )
}
