import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { pathOfPutterFitting } from '../fittingPaths.ts'
import { FittingRow } from '../fittings/FittingRow.tsx'
import styles from '../fittings/FittingsScreen.module.scss'
import { FittingsSkeleton } from '../fittings/FittingsSkeleton.tsx'
import { FittingTabs } from '../fittings/FittingTabs.tsx'
import { Seasons } from '../fittings/Seasons.tsx'
import { PutterFittingsViewModel } from './PutterFittingsViewModel.ts'

export const PutterFittingsScreen = observer(function PutterFittingsScreen() {
  const { t } = useTranslation('fitting')
  const model = useViewModel(PutterFittingsViewModel)
  return (
    <div className={styles['page']}>
      <Screen title={t('putters.title')}>
        <p className={styles['lead']}>{t('putters.lead')}</p>
        <FittingTabs />
        <LoadedView loaded={model.reading} skeleton={<FittingsSkeleton />} failed={t('putters.unread')}>
          {(sessions) =>
            sessions.length === 0 ? (
              <EmptyState title={t('putters.none')} action={<ButtonLink href={paths.shop}>{t('list.toShop')}</ButtonLink>}>
                {t('putters.noneLead')}
              </EmptyState>
            ) : (
              <Seasons seasons={model.seasons}>
                {(session) => (
                  <FittingRow session={session} drawn="putter" title={t('kind.putter')} href={pathOfPutterFitting(session.id)} />
                )}
              </Seasons>
            )
          }
        </LoadedView>
      </Screen>
    </div>
  )
})
