import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { Preferences } from '#app/session/ports/Preferences'
import { RegionRedirect } from '#app/session/RegionRedirect'
import { TypedUsername } from '#app/session/TypedUsername'
import { SettingsViewModel } from '#ui/session/account/SettingsViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

/** What visitors and members have in common. */
const module = provide((give, share) => {
  share(TypedUsername, () => new TypedUsername())
  share(RegionRedirect, () => new RegionRedirect())
  give(
    SettingsViewModel,
    (language: CurrentLanguage, preferences: Preferences) => new SettingsViewModel(language, preferences),
    CurrentLanguage,
    Preferences,
  )
})

export const session = {
  name: 'session',
  module,
  texts: textLoader({
    en: () => import('#ui/session/texts/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/session/texts/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/session/texts/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/session/texts/zh.json', { with: { type: 'json' } }),
  }),
  screens: {},
}
