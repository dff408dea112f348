import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { VisitorPage } from '../visitor/VisitorPage.tsx'
import styles from './RegionScreen.module.scss'
import { RegionViewModel } from './RegionViewModel.ts'

export const RegionScreen = observer(function RegionScreen() {
  const { t } = useTranslation('arrival')
  const { way, isLeaving, leave, stay } = useViewModel(RegionViewModel)
  if (!way) return <Navigate to={paths.signIn} replace />
  const { host, isReachable } = way
  return (
    <VisitorPage title={t('region.title')} notice={t('region.lead')}>
      <div className={styles['ways']}>
        <p className={styles['site']}>
          <span className={styles['label']}>{t('region.site')}</span>
          <a className={styles['host']} href={way.address} rel="noreferrer">
            {host}
          </a>
        </p>
        {isLeaving && (
          <p role="status" className={styles['soon']}>
            {t('region.soon')}
          </p>
        )}
        {isReachable && (
          <Button size="large" wide onPress={leave}>
            {t('region.go')}
          </Button>
        )}
        {isLeaving ? (
          <Button variant="outline" size="large" wide onPress={stay}>
            {t('region.stay')}
          </Button>
        ) : (
          <TextLink href={paths.signIn}>{t('region.other')}</TextLink>
        )}
      </div>
    </VisitorPage>
  )
})
