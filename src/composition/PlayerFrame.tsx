import { observer } from 'mobx-react-lite'
import { type ComponentType, useState } from 'react'
import { Outlet, useMatch } from 'react-router'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { AccountViewModel } from '#ui/session/account/AccountViewModel.ts'
import { ProfileSummary } from '#ui/session/account/ProfileSummary.tsx'
import { SettingsViewModel } from '#ui/session/account/SettingsViewModel.ts'
import { AppShell } from '#ui/shell/AppShell.tsx'
import { FeatureAccessContext } from '#ui/shell/featureAccess.ts'
import { helpDialog } from '#ui/shell/helpDialog.ts'
import { OfflineBanner } from '#ui/shell/OfflineBanner.tsx'
import { observe } from '#ui/shell/observe.ts'
import { paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { RenderAfterPaint } from './RenderAfterPaint.tsx'
import { useResolver } from './ResolverContext.ts'

export interface PlayerFrameProps {
  readonly loadBell: () => Promise<ComponentType>
  readonly loadCartCount: () => Promise<ComponentType>
  readonly loadFamilyStrip: () => Promise<ComponentType>
  readonly loadQuickSearch: () => Promise<ComponentType>
  readonly loadHelp: () => Promise<ComponentType>
  readonly loadSurvey: () => Promise<ComponentType>
  readonly loadProfileEdge: () => Promise<ComponentType>
  readonly loadBack: () => Promise<ComponentType>
  readonly isEmbedded: boolean
}

export const PlayerFrame = observer(function PlayerFrame(props: PlayerFrameProps) {
  const { loadBell, loadCartCount, loadFamilyStrip, loadQuickSearch, loadHelp, loadSurvey, loadProfileEdge, loadBack, isEmbedded } = props
  const ask = useResolver()
  const formats = useFormats()
  const account = useViewModel(AccountViewModel)
  const settings = useViewModel(SettingsViewModel)
  const [online] = useState(() => observe(ask(Connectivity)))
  const isOnLesson = useMatch(paths.lesson) !== null
  const clock = ask(Clock)
  const today = clock.now().toZonedDateTimeISO(clock.timeZone).toPlainDate()
  return (
    <FeatureAccessContext value={account}>
      <AppShell
        back={<RenderAfterPaint load={loadBack} />}
        date={<time dateTime={today.toString()}>{formats.day(today)}</time>}
        actions={
          <>
            <RenderAfterPaint load={loadQuickSearch} />
            <RenderAfterPaint load={loadBell} />
            <RenderAfterPaint load={loadCartCount} />
          </>
        }
        strip={account.isForChild && <RenderAfterPaint load={loadFamilyStrip} />}
        profile={{
          content: <ProfileSummary account={account} />,
          edge: <RenderAfterPaint load={loadProfileEdge} />,
          isOpen: settings.summaryOpen,
          onOpen: settings.openSummary,
          onClose: settings.closeSummary,
        }}
        isEmbedded={isEmbedded}
      >
        {!online.value && <OfflineBanner />}
        <Outlet />
        {isOnLesson && <RenderAfterPaint load={loadSurvey} />}
      </AppShell>
      {helpDialog.isOpen && <RenderAfterPaint load={loadHelp} />}
    </FeatureAccessContext>
  )
})
