import { RestClient } from '#adapters/rest/RestClient'
import { HttpGameTracking } from '#adapters/rest/rounds/HttpGameTracking'
import { GameTracking } from '#app/rounds/ports/GameTracking'
import { TrackRound } from '#app/rounds/TrackRound'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { TrackingEditor } from '#ui/rounds/tracking/TrackingEditor.ts'
import { TrackingRemoval } from '#ui/rounds/tracking/TrackingRemoval.ts'
import { TrackingViewModel } from '#ui/rounds/tracking/TrackingViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(GameTracking, HttpGameTracking, RestClient)

  give(TrackRound, GameTracking, Connectivity)
  give(TrackingEditor, TrackRound, GameTracking, Clock, Drafts)
  give(TrackingRemoval, GameTracking, TrackRound)
  give(TrackingViewModel, GameTracking, TrackingEditor, TrackingRemoval)
})

export const part: Part = {
  requires: () => [import('../session/drafts.ts')],
  module,
  texts: textsIn('tracking', (language) => import(`../../ui/rounds/texts/tracking/${language}.json`, { with: { type: 'json' } })),
}
