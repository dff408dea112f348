import { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import { ScorecardStore } from '#app/rounds/ports/ScorecardStore'
import { Scorecards } from '#app/rounds/ports/Scorecards'
import { ReadScorecard } from '#app/rounds/ReadScorecard'
import { ScoreSync } from '#app/rounds/ScoreSync'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { CardEntries } from '#ui/rounds/scorecard/CardEntries.ts'
import { CardSettings } from '#ui/rounds/scorecard/CardSettings.ts'
import { ScorecardViewModel } from '#ui/rounds/scorecard/ScorecardViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give }) => {
  give(ReadScorecard, Scorecards, ScorecardStore, CurrentGolfer)
  give(CardEntries, ScorecardStore, CurrentGolfer, ScoreSync, Connectivity)
  give(CardSettings, Scorecards, CurrentGolfer)
  give(ScorecardViewModel, ReadScorecard, CardEntries, CardSettings)
})

export const part: Part = {
  requires: () => [import('./scorecards.ts')],
  module,
  texts: textsIn('scorecard', (language) => import(`../../ui/rounds/texts/scorecard/${language}.json`, { with: { type: 'json' } })),
}
