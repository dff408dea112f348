import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { challengeTypeIn } from '#domain/rounds/challenge'
import { leaderboardScopeIn } from '#domain/rounds/leaderboard'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { leaderboardQuery } from '../roundsPaths.ts'
import { BoardFilters } from './BoardFilters.tsx'
import { BoardList } from './BoardList.tsx'
import styles from './LeaderboardsScreen.module.scss'
import { type LeaderboardAddress, LeaderboardViewModel } from './LeaderboardViewModel.ts'

export const LeaderboardsScreen = observer(function LeaderboardsScreen() {
  const { t } = useTranslation('challenges')
  const screen = useViewModel(LeaderboardViewModel)
  const change = useBoardAddress(screen)
  const { directory, filter, reading } = screen
  return (
    <div className={styles['page']}>
      <TextLink href={paths.challenges} small={true}>
        {t('board.toChallenges')}
      </TextLink>
      <Screen title={t('board.title')}>
        <BoardFilters screen={screen} onChange={change} />
        {!filter && directory.failure ? (
          <FailureNotice failure={directory.failure} title={t('board.directoryUnread')} onRetry={screen.readAgain} busy={directory.busy} />
        ) : (
          <LoadedView loaded={reading} skeleton={<Skeleton lines={12} />} failed={t('board.unread')}>
            {() => <BoardList screen={screen} />}
          </LoadedView>
        )}
      </Screen>
    </div>
  )
})

/** The choice is in the address, so that Back and a link lead to the same board. */
function useBoardAddress(screen: LeaderboardViewModel): (change: Partial<LeaderboardAddress>) => void {
  const [query, setQuery] = useSearchParams()
  const [type, scope] = [challengeTypeIn(query.get('type')), leaderboardScopeIn(query.get('scope'))]
  const [centreId, coachId] = [query.get('centre') ?? undefined, query.get('coach') ?? undefined]
  useEffect(() => void screen.show({ type, scope, centreId, coachId }), [screen, type, scope, centreId, coachId])
  return (change) => {
    const { centreId: centre, coachId: coach, ...next } = { type, scope, centreId, coachId, ...change }
    setQuery(leaderboardQuery({ ...next, centre, coach }), { replace: true, preventScrollReset: true })
  }
}
