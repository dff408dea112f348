import { RestClient } from '#adapters/rest/RestClient'
import { HttpGameTracking } from '#adapters/rest/rounds/HttpGameTracking'
import { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import { GameTracking } from '#app/rounds/ports/GameTracking'
import { Rounds } from '#app/rounds/ports/Rounds'
import { Scorecards } from '#app/rounds/ports/Scorecards'
import { ReadRoundToTrack } from '#app/rounds/ReadRoundToTrack'
import { TrackRound } from '#app/rounds/TrackRound'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { TrackingEditor } from '#ui/rounds/tracking/TrackingEditor.ts'
import { TrackingRemoval } from '#ui/rounds/tracking/TrackingRemoval.ts'
import { TrackingViewModel } from '#ui/rounds/tracking/TrackingViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { LocaleNumbers } from '#ui/shell/LocaleNumbers.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(GameTracking, HttpGameTracking, RestClient)

  give(ReadRoundToTrack, Rounds, Scorecards, CurrentGolfer)
  give(TrackRound, GameTracking, Connectivity)
  give(TrackingEditor, TrackRound, GameTracking, Clock, Drafts, LocaleNumbers)
  give(TrackingRemoval, GameTracking, TrackRound)
  give(TrackingViewModel, GameTracking, ReadRoundToTrack, TrackingEditor, TrackingRemoval)
})

export const part: Part = {
  requires: () => [
    import('./roundList.ts'),
    import('./scorecards.ts'),
    import('./courses.ts'),
    import('../session/drafts.ts'),
    import('../typedNumbers.ts'),
  ],
  module,
  texts: textsIn('tracking', (language) => import(`../../ui/rounds/texts/tracking/${language}.json`, { with: { type: 'json' } })),
}
