import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { Preferences } from '#app/session/ports/Preferences'
import { RegionRedirect } from '#app/session/RegionRedirect'
import { TypedUsername } from '#app/session/TypedUsername'
import { SettingsViewModel } from '#ui/session/account/SettingsViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(TypedUsername)
  share(RegionRedirect)
  give(SettingsViewModel, CurrentLanguage, Preferences)
})

export const part: Part = {
  module,
  texts: textsIn('session', (language) => import(`../../ui/session/texts/${language}.json`, { with: { type: 'json' } })),
}
