import { KeptCards } from '#app/rounds/KeptCards'
import { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import { RoundStatistics } from '#app/rounds/ports/RoundStatistics'
import { Rounds } from '#app/rounds/ports/Rounds'
import { ScorecardStore } from '#app/rounds/ports/ScorecardStore'
import { Clock } from '#app/shared/ports/Clock'
import { PlayViewModel } from '#ui/rounds/play/PlayViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  requires: () => [import('./roundList.ts'), import('./statistics.ts'), import('./scorecards.ts')],
  module: provide(({ give }) => {
    give(KeptCards, ScorecardStore, CurrentGolfer)
    give(PlayViewModel, Rounds, RoundStatistics, KeptCards, Clock)
  }),
  texts: textsIn('play', (language) => import(`../../ui/rounds/texts/play/${language}.json`, { with: { type: 'json' } })),
}
