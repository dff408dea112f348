import { useTranslation } from 'react-i18next'
import type { Area } from '#domain/session/areas'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
import { ButtonLink } from '#ui/kit/ButtonLink.tsx'
import styles from './LostPage.module.scss'
import { paths } from './paths.ts'
import { Screen } from './Screen.tsx'

const clubAreas: readonly Area[] = ['lessons', 'booking', 'videos']

/** An area that is not for this kind of player. */
export function ClosedScreen({ area }: { readonly area: Area }) {
  const { t } = useTranslation('shell')
  const whose = clubAreas.includes(area) ? 'club' : 'launchMonitor'
  return (
    <div data-closed={area} className={styles['page']}>
      <div className={styles['picture']}>
        <Drawing scene="practice" />
      </div>
      <div className={styles['words']}>
        <Screen title={t(`closed.${whose}Title`)}>
          <p className={styles['lead']}>{t(`closed.${whose}Lead`)}</p>
        </Screen>
      </div>
      <div className={styles['actions']}>
        <ButtonLink size="large" href={paths.home}>
          {t('notFound.home')}
        </ButtonLink>
      </div>
    </div>
  )
}
