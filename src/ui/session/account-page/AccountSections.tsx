import { ChevronRight } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import { useFeatureAccess } from '#ui/shell/featureAccess.ts'
import styles from './AccountSections.module.scss'
import { openSections, type Section } from './sections.ts'

export const AccountSections = observer(function AccountSections({ current }: { readonly current?: Section['key'] }) {
  const { t } = useTranslation('account')
  const access = useFeatureAccess()
  return (
    <nav aria-label={t('account.title')} className={styles['navigation']}>
      <ul className={styles['sections']}>
        {openSections(access).map(({ key, path, icon: Icon }) => (
          <li key={key}>
            <Link href={path} {...(key === current && { 'aria-current': 'page' })} className={classes(styles['item'])}>
              <Icon size={20} aria-hidden={true} />
              <span className={styles['words']}>
                <span className={styles['name']}>{t(`sections.${key}`)}</span>
                <span className={styles['line']}>{t(`sections.${key}Lead`)}</span>
              </span>
              <ChevronRight size={20} aria-hidden={true} className={styles['onwards']} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})
