import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

/** The texts of codes that were sent and of new passwords, for whichever part asks for one. */
export const code = {
  name: 'code',
  whole: async () => (await import('./session.ts')).session,
  module: provide(() => undefined),
  texts: textLoader({
    en: () => import('#ui/session/texts/code/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/session/texts/code/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/session/texts/code/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/session/texts/code/zh.json', { with: { type: 'json' } }),
  }),
  screens: {},
}
