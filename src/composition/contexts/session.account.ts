import { DeviceStorage } from '#adapters/browser/DeviceStorage'
import { StoredUsage } from '#adapters/browser/StoredUsage'
import type { Surroundings } from '#adapters/browser/surroundings'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpProfiles } from '#adapters/rest/session/HttpProfiles'
import { ChooseUsageAnalytics } from '#app/session/ChooseUsageAnalytics'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { KeptUsage } from '#app/session/ports/KeptUsage'
import { Prefectures } from '#app/session/ports/Prefectures'
import { Preferences } from '#app/session/ports/Preferences'
import { PrivacySignal } from '#app/session/ports/PrivacySignal'
import { Profiles } from '#app/session/ports/Profiles'
import { UpdateProfile } from '#app/session/UpdateProfile'
import { Clock } from '#app/shared/ports/Clock'
import { Drafts } from '#app/shared/ports/Drafts'
import { Site } from '#app/shared/ports/Site'
import { profileSource } from '#domain/session/profileSource'
import { PrefecturesModel } from '#ui/session/profile/PrefecturesModel.ts'
import { ProfileSources, ProfileViewModel } from '#ui/session/profile/ProfileViewModel.ts'
import { UsageChoiceViewModel } from '#ui/session/usage-choice/UsageChoiceViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { SupportPrefectures } from '../bridges/SupportPrefectures.ts'
import { OpenContext } from '../context.ts'
import { provide } from '../provide.ts'
import { Around } from '../root.ts'

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
  share(PrivacySignal, (around: Surroundings) => around.asksForPrivacy, Around)
  share(KeptUsage, (storage: DeviceStorage) => new StoredUsage(storage), DeviceStorage)
  share(
    ChooseUsageAnalytics,
    (preferences: Preferences, kept: KeptUsage) => new ChooseUsageAnalytics(preferences, kept),
    ...([Preferences, KeptUsage] as const),
  )
  give(
    UsageChoiceViewModel,
    (choosing: ChooseUsageAnalytics, preferences: Preferences, signal: PrivacySignal) =>
      new UsageChoiceViewModel(choosing, preferences, signal),
    ...([ChooseUsageAnalytics, Preferences, PrivacySignal] as const),
  )
  give(PrefecturesModel, (prefectures: Prefectures, site: Site) => new PrefecturesModel(prefectures, site), Prefectures, Site)
  share(ProfileSources, (profiles: Profiles, drafts: Drafts) => ({ profiles, drafts }), Profiles, Drafts)
  give(
    ProfileViewModel,
    (session: CurrentSession, sources: ProfileSources, updateProfile: UpdateProfile, prefectures: PrefecturesModel) =>
      new ProfileViewModel(session, sources, updateProfile, prefectures),
    CurrentSession,
    ProfileSources,
    UpdateProfile,
    PrefecturesModel,
  )
})

export const account = {
  name: 'account',
  whole: async () => (await import('./session.drafts.ts')).drafts,
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
