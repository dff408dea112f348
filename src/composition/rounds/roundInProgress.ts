import { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import { RoundProgress } from '#app/rounds/ports/RoundProgress'
import { Rounds } from '#app/rounds/ports/Rounds'
import { ScorecardStore } from '#app/rounds/ports/ScorecardStore'
import { ReadRoundInProgress } from '#app/rounds/ReadRoundInProgress'
import { Clock } from '#app/shared/ports/Clock'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  requires: () => [import('./roundList.ts'), import('./scorecards.ts')],
  module: provide(({ give }) => {
    give(RoundProgress, ReadRoundInProgress, Rounds, ScorecardStore, CurrentGolfer, Clock)
  }),
}
