import { RestClient } from '#adapters/rest/RestClient'
import { HttpProfiles } from '#adapters/rest/session/HttpProfiles'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Prefectures } from '#app/session/ports/Prefectures'
import { Profiles } from '#app/session/ports/Profiles'
import { UpdateProfile } from '#app/session/UpdateProfile'
import { Clock } from '#app/shared/ports/Clock'
import { Site } from '#app/shared/ports/Site'
import { PrefecturesModel } from '#ui/session/profile/PrefecturesModel.ts'
import { ProfileViewModel } from '#ui/session/profile/ProfileViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { SupportPrefectures } from '../bridges/SupportPrefectures.ts'
import { OpenContext } from '../context.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(Profiles, (client: RestClient) => new HttpProfiles(client), RestClient)
  share(Prefectures, (open: OpenContext) => new SupportPrefectures(open), OpenContext)
  give(
    UpdateProfile,
    (profiles: Profiles, session: CurrentSession, site: Site, clock: Clock) => new UpdateProfile(profiles, session, site, clock),
    Profiles,
    CurrentSession,
    Site,
    Clock,
  )
  give(PrefecturesModel, (prefectures: Prefectures, site: Site) => new PrefecturesModel(prefectures, site), Prefectures, Site)
  give(
    ProfileViewModel,
    (session: CurrentSession, profiles: Profiles, updateProfile: UpdateProfile, prefectures: PrefecturesModel) =>
      new ProfileViewModel(session, profiles, updateProfile, prefectures),
    CurrentSession,
    Profiles,
    UpdateProfile,
    PrefecturesModel,
  )
})

export const account = {
  name: 'account',
  whole: async () => (await import('./session.ts')).session,
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
