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
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { MediaAddress } from '../root.ts'

const module = provide(({ give, share }) => {
  share(Swings, HttpSwings, RestClient, Clock, MediaAddress)
  share(SendSwing, Swings, Connectivity)
  give(SendModel, SendSwing, Drafts)
  give(SwingsViewModel, Swings)
  give(SwingViewModel, Swings, SendModel, PlaybackPreferences)
  give(ComparisonViewModel, Swings)
})

export const part: Part = {
  requires: () => [import('./share.ts'), import('../session/drafts.ts')],
  module,
  texts: textsIn('swings', (language) => import(`../../ui/learning/texts/swings/${language}.json`, { with: { type: 'json' } })),
}
