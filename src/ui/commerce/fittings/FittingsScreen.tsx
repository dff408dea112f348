import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { FittingSession } from '#domain/commerce/fitting/fitting'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { useFittingText } from '../fitting/useFittingText.ts'
import { pathOfFitting } from '../fittingPaths.ts'
import { FittingRow } from './FittingRow.tsx'
import styles from './FittingsScreen.module.scss'
import { FittingsSkeleton } from './FittingsSkeleton.tsx'
import { FittingsViewModel } from './FittingsViewModel.ts'
import { FittingTabs } from './FittingTabs.tsx'
import { Seasons } from './Seasons.tsx'

export const FittingsScreen = observer(function FittingsScreen() {
  const { t } = useTranslation('fitting')
  const model = useViewModel(FittingsViewModel)
  return (
    <div className={styles['page']}>
      <Screen title={t('list.title')}>
        <p className={styles['lead']}>{t('list.lead')}</p>
        <FittingTabs />
        <LoadedView loaded={model.reading} skeleton={<FittingsSkeleton />} failed={t('list.unread')}>
          {(sessions) =>
            sessions.length === 0 ? (
              <EmptyState title={t('list.none')} action={<ButtonLink href={paths.shop}>{t('list.toShop')}</ButtonLink>}>
                {t('list.noneLead')}
              </EmptyState>
            ) : (
              <Seasons seasons={model.seasons}>{(session) => <Session session={session} model={model} />}</Seasons>
            )
          }
        </LoadedView>
      </Screen>
    </div>
  )
})

const Session = observer(function Session({ session, model }: { readonly session: FittingSession; readonly model: FittingsViewModel }) {
  const { t } = useTranslation('fitting')
  const { changeText } = useFittingText(model.units)
  const { kind, carryGain } = session
  return (
    <FittingRow session={session} drawn={kind} title={t(`kind.${kind}`)} href={pathOfFitting(session)}>
      {carryGain !== undefined && carryGain > 0 && (
        <p className={styles['gain']}>
          <span className={styles['figure']}>{changeText('carry', 0, carryGain)}</span> {t('list.gain')}
        </p>
      )}
    </FittingRow>
  )
})
