import { CurrentSession } from '#app/session/ports/CurrentSession'
import { ProfileViewModel } from '#ui/session/profile/ProfileViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give) => {
  give(ProfileViewModel, (session: CurrentSession) => new ProfileViewModel(session), CurrentSession)
})

export const account = {
  name: 'account',
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
