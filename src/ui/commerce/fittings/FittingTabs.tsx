import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { fittingPaths } from '#ui/commerce/fittingPaths.ts'
import { paths } from '#ui/shell/paths.ts'
import styles from './FittingTabs.module.scss'

const tabs = [
  { key: 'clubs', path: paths.fittings },
  { key: 'putters', path: fittingPaths.putters },
  { key: 'earlier', path: fittingPaths.earlier },
] as const

export function FittingTabs() {
  const { t } = useTranslation('fitting')
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('tabs.label')} className={styles['tabs']}>
      {tabs.map(({ key, path }) => (
        <Link key={key} href={path} className={styles['tab'] ?? ''} {...(pathname === path && { 'aria-current': 'page' })}>
          {t(`tabs.${key}`)}
        </Link>
      ))}
    </nav>
  )
}
