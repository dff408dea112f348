import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { pathOfFitting } from '../fittingPaths.ts'
import { FittingRow } from '../fittings/FittingRow.tsx'
import styles from '../fittings/FittingsScreen.module.scss'
import { FittingsSkeleton } from '../fittings/FittingsSkeleton.tsx'
import { FittingTabs } from '../fittings/FittingTabs.tsx'
import { Seasons } from '../fittings/Seasons.tsx'
import { EarlierFittingsViewModel } from './EarlierFittingsViewModel.ts'

export const EarlierFittingsScreen = observer(function EarlierFittingsScreen() {
  const { t } = useTranslation('fitting')
  const model = useViewModel(EarlierFittingsViewModel)
  return (
    <div className={styles['page']}>
      <Screen title={t('tabs.earlier')}>
        <p className={styles['lead']}>{t('earlier.lead')}</p>
        <FittingTabs />
        <LoadedView loaded={model.reading} skeleton={<FittingsSkeleton />} failed={t('list.unread')}>
          {(fittings) =>
            fittings.length === 0 ? (
              <EmptyState title={t('earlier.none')} action={<ButtonLink href={paths.fittings}>{t('detail.back')}</ButtonLink>}>
                {t('earlier.noneLead')}
              </EmptyState>
            ) : (
              <Seasons seasons={model.seasons}>
                {(fitting) => (
                  <FittingRow session={fitting} drawn={fitting.kind} title={t(`kind.${fitting.kind}`)} href={pathOfFitting(fitting)} />
                )}
              </Seasons>
            )
          }
        </LoadedView>
      </Screen>
    </div>
  )
})
