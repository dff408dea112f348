import type { BrowserEnvironment } from '#adapters/browser/environment'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredAnalytics } from '#adapters/browser/storage/StoredAnalytics'
import { HttpMonitorCustomers } from '#adapters/rest/devices/HttpMonitorCustomers'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpProfiles } from '#adapters/rest/session/HttpProfiles'
import { ChooseAnalytics } from '#app/session/ChooseAnalytics'
import { Inbox } from '#app/session/Inbox'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Endings } from '#app/session/ports/Endings'
import { Prefectures } from '#app/session/ports/Prefectures'
import { Preferences } from '#app/session/ports/Preferences'
import { PrivacySignal } from '#app/session/ports/PrivacySignal'
import { Profiles } from '#app/session/ports/Profiles'
import { StoredEvents } from '#app/session/ports/StoredEvents'
import { UpdateProfile } from '#app/session/UpdateProfile'
import { Clock } from '#app/shared/ports/Clock'
import { Drafts } from '#app/shared/ports/Drafts'
import { Site } from '#app/shared/ports/Site'
import { AccountScreenViewModel } from '#ui/session/account-page/AccountScreenViewModel.ts'
import { AnalyticsChoiceViewModel } from '#ui/session/analytics-choice/AnalyticsChoiceViewModel.ts'
import { EndingViewModel } from '#ui/session/ending/EndingViewModel.ts'
import { PrefecturesModel } from '#ui/session/profile/PrefecturesModel.ts'
import { ProfileViewModel } from '#ui/session/profile/ProfileViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { SessionEndings } from '../bridges/SessionEndings.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken } from '../root.ts'

const module = provide(({ give, share, shareFrom }) => {
  shareFrom(
    Profiles,
    (client: RestClient, session: CurrentSession) => new HttpProfiles(client, session, new HttpMonitorCustomers(client)),
    ...([RestClient, CurrentSession] as const),
  )
  give(UpdateProfile, Profiles, CurrentSession, Site, Clock)
  shareFrom(PrivacySignal, (around: BrowserEnvironment) => around.asksForPrivacy, BrowserEnvironmentToken)
  share(StoredEvents, StoredAnalytics, DeviceStorage)
  share(ChooseAnalytics, Preferences, StoredEvents)
  give(AnalyticsChoiceViewModel, ChooseAnalytics, Preferences, PrivacySignal)
  give(PrefecturesModel, Prefectures, Site)
  share(Endings, SessionEndings, CurrentSession, OpenPart)
  give(EndingViewModel, Endings, CurrentSession, Clock)
  give(AccountScreenViewModel, EndingViewModel, Inbox, CurrentSession)
  give(ProfileViewModel, CurrentSession, Profiles, Drafts, UpdateProfile, PrefecturesModel)
})

export const part: Part = {
  requires: () => [import('./drafts.ts'), import('./notifications.ts'), import('./prefectures.ts')],
  module,
  texts: textsIn('account', (language) => import(`../../ui/session/texts/account/${language}.json`, { with: { type: 'json' } })),
}
