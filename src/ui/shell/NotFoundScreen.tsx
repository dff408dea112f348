import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
import { ButtonLink } from '#ui/kit/ButtonLink.tsx'
import { useAreaStandings } from './areaStanding.ts'
import styles from './LostPage.module.scss'
import { paths } from './paths.ts'
import { Screen } from './Screen.tsx'

/** An address that leads nowhere. */
export const NotFoundScreen = observer(function NotFoundScreen() {
  const lessons = useAreaStandings().standingOf('lessons')
  const { t } = useTranslation('shell')
  return (
    <div className={styles['page']}>
      <div className={styles['picture']}>
        <Drawing scene="practice" />
      </div>
      <div className={styles['words']}>
        <Screen title={t('notFound.title')}>
          <p className={styles['lead']}>{t('notFound.lead')}</p>
        </Screen>
      </div>
      <div className={styles['actions']}>
        <ButtonLink size="large" href={paths.home}>
          {t('notFound.home')}
        </ButtonLink>
        {lessons === 'open' && (
          <ButtonLink size="large" variant="outline" href={paths.appointments}>
            {t('notFound.lessons')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
})
