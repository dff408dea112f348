import type { BrowserEnvironment } from '#adapters/browser/environment'
import { CurrentPlayer } from '#app/learning/ports/CurrentPlayer'
import { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import { TrackPlayback } from '#app/learning/ports/TrackPlayback'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Preferences } from '#app/session/ports/Preferences'
import { textLoader } from '#ui/shell/i18n.ts'
import { LazyTrackPlayback } from '../bridges/LazyTrackPlayback.ts'
import { SessionPlaybackPreferences } from '../bridges/SessionPlaybackPreferences.ts'
import { SessionPlayer } from '../bridges/SessionPlayer.ts'
import { OpenContext } from '../context.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken } from '../root.ts'

const module = provide((_give, share) => {
  share(CurrentPlayer, (session: CurrentSession) => new SessionPlayer(session), CurrentSession)
  share(
    PlaybackPreferences,
    (preferences: Preferences, around: BrowserEnvironment) => new SessionPlaybackPreferences(preferences, around.asksForPrivacy),
    ...([Preferences, BrowserEnvironmentToken] as const),
  )
  share(
    TrackPlayback,
    (open: OpenContext, viewing: PlaybackPreferences) => new LazyTrackPlayback(open, viewing),
    ...([OpenContext, PlaybackPreferences] as const),
  )
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
