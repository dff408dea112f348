import { Info, ListChecks, Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { BackToPlay } from '../play/BackToPlay.tsx'
import { DefinitionsDialog } from './DefinitionsDialog.tsx'
import { ScramblingDialog } from './ScramblingDialog.tsx'
import { TrackedRounds } from './TrackedRounds.tsx'
import { TrackingDashboard } from './TrackingDashboard.tsx'
import { TrackingDialog } from './TrackingDialog.tsx'
import styles from './TrackingScreen.module.scss'
import { TrackingViewModel } from './TrackingViewModel.ts'

export const TrackingScreen = observer(function TrackingScreen() {
  const { t } = useTranslation('tracking')
  const screen = useViewModel(TrackingViewModel)
  const { reading, removal, editor, card } = screen
  useEffect(() => void screen.read(), [screen])
  useUnsavedChanges(editor.isUnsent)
  useCard(screen)
  const fault = removal.removing.fault ?? removal.restoring.fault ?? card.fault
  if (fault) throw fault.error
  const add = (
    <Button icon={<Plus size={20} aria-hidden={true} />} onPress={editor.begin}>
      {t('page.add')}
    </Button>
  )
  return (
    <div className={styles['page']}>
      <BackToPlay />
      <Screen title={t('page.title')}>
        <p className={styles['lead']}>
          <span>{t('bridge.lead')}</span>{' '}
          <TextLink href={paths.roundStatistics} small={true}>
            {t('bridge.to')}
          </TextLink>
        </p>
        {removal.removing.failure && <FailureNotice failure={removal.removing.failure} title={t('removal.failed')} of="writing" />}
        {removal.restoring.failure && <FailureNotice failure={removal.restoring.failure} title={t('page.notPutBack')} of="writing" />}
        {card.failure && <FailureNotice failure={card.failure} title={t('page.cardUnread')} onRetry={card.retry} busy={card.busy} />}
        <div className={styles['bar']}>
          {reading.value && reading.value.length > 0 && add}
          <Button variant="outline" icon={<ListChecks size={20} aria-hidden={true} />} onPress={() => screen.show('scrambling')}>
            {t('page.scrambling')}
          </Button>
          <Button variant="outline" icon={<Info size={20} aria-hidden={true} />} onPress={() => screen.show('info')}>
            {t('page.info')}
          </Button>
        </div>
        <LoadedView loaded={reading} skeleton={<Skeleton lines={10} />} failed={t('page.unread')}>
          {(rounds) =>
            rounds.length === 0 ? (
              <EmptyState title={t('page.none')} action={add}>
                {t('page.noneLead')}
              </EmptyState>
            ) : (
              <>
                <TrackingDashboard screen={screen} />
                <TrackedRounds screen={screen} />
              </>
            )
          }
        </LoadedView>
      </Screen>
      <TrackingDialog screen={screen} />
      <DefinitionsDialog screen={screen} />
      <ScramblingDialog screen={screen} />
    </div>
  )
})

function useCard(screen: TrackingViewModel): void {
  const [query, setQuery] = useSearchParams()
  const roundId = Number(query.get('round'))
  const isRead = screen.reading.value !== undefined
  useEffect(() => {
    if (!isRead || roundId === 0) return
    setQuery({}, { replace: true })
    void screen.beginFromCard(roundId)
  }, [screen, roundId, isRead, setQuery])
}
