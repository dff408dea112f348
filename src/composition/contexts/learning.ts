import type { Surroundings } from '#adapters/browser/surroundings'
import { CurrentLearner } from '#app/learning/ports/CurrentLearner'
import { FilmUsage } from '#app/learning/ports/FilmUsage'
import { Viewing } from '#app/learning/ports/Viewing'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Preferences } from '#app/session/ports/Preferences'
import { textLoader } from '#ui/shell/i18n.ts'
import { LateUsage } from '../bridges/LateUsage.ts'
import { SessionLearner } from '../bridges/SessionLearner.ts'
import { SessionViewing } from '../bridges/SessionViewing.ts'
import { OpenContext } from '../context.ts'
import { provide } from '../provide.ts'
import { Around } from '../root.ts'

const module = provide((_give, share) => {
  share(CurrentLearner, (session: CurrentSession) => new SessionLearner(session), CurrentSession)
  share(
    Viewing,
    (preferences: Preferences, around: Surroundings) => new SessionViewing(preferences, around.asksForPrivacy),
    ...([Preferences, Around] as const),
  )
  share(FilmUsage, (open: OpenContext, viewing: Viewing) => new LateUsage(open, viewing), ...([OpenContext, Viewing] as const))
})

/** What all parts of learning share: the player of films, and who watches. */
export const learning = {
  name: 'learning',
  module,
  texts: textLoader({
    en: () => import('#ui/learning/texts/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/learning/texts/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/learning/texts/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/learning/texts/zh.json', { with: { type: 'json' } }),
  }),
  screens: {},
}
