import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { useFeatureAccess } from '#ui/shell/featureAccess.ts'
import { helpDialog } from '#ui/shell/helpDialog.ts'
import { paths } from '#ui/shell/paths.ts'
import { pagePaths } from '../pagePaths.ts'
import styles from './ClubLinks.module.scss'

const published = ['about', 'cares', 'faq', 'agreement', 'contactUs', 'privacy', 'terms'] as const

/** Each kind of player has one of them at least, a visitor none. */
const areasOfPlayers = ['lessons', 'devices'] as const

const addresses = { ...paths, ...pagePaths }

export const ClubLinks = observer(function ClubLinks() {
  const { t } = useTranslation('clubLinks')
  const access = useFeatureAccess()
  const isPlayer = areasOfPlayers.some((area) => access.accessTo(area) === 'open')
  const pages = isPlayer ? (['invite', ...published] as const) : published
  return (
    <nav aria-label={t('clubLinks.label')} data-club-links={true}>
      <ul className={styles['links']}>
        {pages.map((page) => (
          <li key={page}>
            <TextLink href={addresses[page]} small>
              {t(`clubLinks.${page}`)}
            </TextLink>
          </li>
        ))}
        {isPlayer && (
          <li>
            <button type="button" className={styles['help']} onClick={helpDialog.open}>
              {t('clubLinks.help')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
})
