import type { BrowserEnvironment } from '#adapters/browser/environment'
import { CurrentPlayer } from '#app/learning/ports/CurrentPlayer'
import { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Preferences } from '#app/session/ports/Preferences'
import { textsIn } from '#ui/shell/i18n.ts'
import { SessionPlaybackPreferences } from '../bridges/SessionPlaybackPreferences.ts'
import { SessionPlayer } from '../bridges/SessionPlayer.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken } from '../root.ts'

const module = provide(({ share, shareFrom }) => {
  share(CurrentPlayer, SessionPlayer, CurrentSession)
  shareFrom(
    PlaybackPreferences,
    (preferences: Preferences, around: BrowserEnvironment) => new SessionPlaybackPreferences(preferences, around.asksForPrivacy),
    ...([Preferences, BrowserEnvironmentToken] as const),
  )
})

export const part: Part = {
  module,
  texts: textsIn('learning', (language) => import(`../../ui/learning/texts/${language}.json`, { with: { type: 'json' } })),
}
