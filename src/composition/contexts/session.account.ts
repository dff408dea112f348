import type { BrowserEnvironment } from '#adapters/browser/environment'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredAnalytics } from '#adapters/browser/storage/StoredAnalytics'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpProfiles } from '#adapters/rest/session/HttpProfiles'
import { ChooseAnalytics } from '#app/session/ChooseAnalytics'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Prefectures } from '#app/session/ports/Prefectures'
import { Preferences } from '#app/session/ports/Preferences'
import { PrivacySignal } from '#app/session/ports/PrivacySignal'
import { Profiles } from '#app/session/ports/Profiles'
import { StoredEvents } from '#app/session/ports/StoredEvents'
import { UpdateProfile } from '#app/session/UpdateProfile'
import { Clock } from '#app/shared/ports/Clock'
import { Drafts } from '#app/shared/ports/Drafts'
import { Site } from '#app/shared/ports/Site'
import { profileSource } from '#domain/session/profileSource'
import { AnalyticsChoiceViewModel } from '#ui/session/analytics-choice/AnalyticsChoiceViewModel.ts'
import { PrefecturesModel } from '#ui/session/profile/PrefecturesModel.ts'
import { ProfileDependencies, ProfileViewModel } from '#ui/session/profile/ProfileViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { SupportPrefectures } from '../bridges/SupportPrefectures.ts'
import { OpenContext } from '../context.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken } from '../root.ts'

const module = provide((give, share) => {
  share(
    Profiles,
    (client: RestClient, session: CurrentSession) => new HttpProfiles(client, () => profileSource(session.value)),
    RestClient,
    CurrentSession,
  )
  share(Prefectures, (open: OpenContext) => new SupportPrefectures(open), OpenContext)
  give(
    UpdateProfile,
    (profiles: Profiles, session: CurrentSession, site: Site, clock: Clock) => new UpdateProfile(profiles, session, site, clock),
    Profiles,
    CurrentSession,
    Site,
    Clock,
  )
  share(PrivacySignal, (around: BrowserEnvironment) => around.asksForPrivacy, BrowserEnvironmentToken)
  share(StoredEvents, (storage: DeviceStorage) => new StoredAnalytics(storage), DeviceStorage)
  share(
    ChooseAnalytics,
    (preferences: Preferences, kept: StoredEvents) => new ChooseAnalytics(preferences, kept),
    ...([Preferences, StoredEvents] as const),
  )
  give(
    AnalyticsChoiceViewModel,
    (choosing: ChooseAnalytics, preferences: Preferences, signal: PrivacySignal) =>
      new AnalyticsChoiceViewModel(choosing, preferences, signal),
    ...([ChooseAnalytics, Preferences, PrivacySignal] as const),
  )
  give(PrefecturesModel, (prefectures: Prefectures, site: Site) => new PrefecturesModel(prefectures, site), Prefectures, Site)
  share(ProfileDependencies, (profiles: Profiles, drafts: Drafts) => ({ profiles, drafts }), Profiles, Drafts)
  give(
    ProfileViewModel,
    (session: CurrentSession, sources: ProfileDependencies, updateProfile: UpdateProfile, prefectures: PrefecturesModel) =>
      new ProfileViewModel(session, sources, updateProfile, prefectures),
    CurrentSession,
    ProfileDependencies,
    UpdateProfile,
    PrefecturesModel,
  )
})

export const account = {
  name: 'account',
  requires: async () => (await import('./session.drafts.ts')).drafts,
  module,
  texts: textLoader({
    en: () => import('#ui/session/texts/account/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/session/texts/account/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/session/texts/account/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/session/texts/account/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    account: async () => (await import('#ui/session/account-page/AccountScreen.tsx')).AccountScreen,
    profile: async () => (await import('#ui/session/profile/ProfileScreen.tsx')).ProfileScreen,
  },
}
