import { HttpSwings } from '#adapters/rest/learning/HttpSwings'
import { RestClient } from '#adapters/rest/RestClient'
import { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import { Swings } from '#app/learning/ports/Swings'
import { SendSwing } from '#app/learning/SendSwing'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { ComparisonViewModel } from '#ui/learning/comparison/ComparisonViewModel.ts'
import { SendModel } from '#ui/learning/swing/SendModel.ts'
import { SwingViewModel } from '#ui/learning/swing/SwingViewModel.ts'
import { SwingsViewModel } from '#ui/learning/swings/SwingsViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'
import { MediaAddress } from '../root.ts'

const module = provide((give, share) => {
  share(
    Swings,
    (client: RestClient, clock: Clock, media: string) => new HttpSwings(client, clock, media),
    ...([RestClient, Clock, MediaAddress] as const),
  )
  share(SendSwing, (swings: Swings, connectivity: Connectivity) => new SendSwing(swings, connectivity), Swings, Connectivity)
  give(SendModel, (sender: SendSwing, drafts: Drafts) => new SendModel(sender, drafts), SendSwing, Drafts)
  give(SwingsViewModel, (swings: Swings) => new SwingsViewModel(swings), Swings)
  give(
    SwingViewModel,
    (swings: Swings, letter: SendModel, viewing: PlaybackPreferences) => new SwingViewModel(swings, letter, viewing),
    ...([Swings, SendModel, PlaybackPreferences] as const),
  )
  give(ComparisonViewModel, (swings: Swings) => new ComparisonViewModel(swings), Swings)
})

export const swings = {
  name: 'swings',
  requires: async () => {
    const [{ share }, { drafts }] = await Promise.all([import('./learning.share.ts'), import('./session.drafts.ts')])
    return [share, drafts]
  },
  module,
  texts: textLoader({
    en: () => import('#ui/learning/texts/swings/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/learning/texts/swings/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/learning/texts/swings/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/learning/texts/swings/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    swings: async () => (await import('#ui/learning/swings/SwingsScreen.tsx')).SwingsScreen,
    swing: async () => (await import('#ui/learning/swing/SwingScreen.tsx')).SwingScreen,
    compareSwings: async () => (await import('#ui/learning/comparison/ComparisonScreen.tsx')).ComparisonScreen,
  },
}
