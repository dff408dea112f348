import { Viewing } from '#app/learning/ports/Viewing'
import { Preferences } from '#app/session/ports/Preferences'
import { textLoader } from '#ui/shell/i18n.ts'
import { SessionViewing } from '../bridges/SessionViewing.ts'
import { provide } from '../provide.ts'

/** What all parts of learning share: the player of films. */
export const learning = {
  name: 'learning',
  module: provide((_give, share) => share(Viewing, (preferences: Preferences) => new SessionViewing(preferences), Preferences)),
  texts: textLoader({
    en: () => import('#ui/learning/texts/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/learning/texts/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/learning/texts/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/learning/texts/zh.json', { with: { type: 'json' } }),
  }),
  screens: {},
}
