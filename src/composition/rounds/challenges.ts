import { RestClient } from '#adapters/rest/RestClient'
import { HttpChallenges } from '#adapters/rest/rounds/HttpChallenges'
import { Challenges } from '#app/rounds/ports/Challenges'
import { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import { PlayerScores } from '#app/rounds/ports/PlayerScores'
import { SendScore } from '#app/rounds/SendScore'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { ChallengesViewModel } from '#ui/rounds/challenges/ChallengesViewModel.ts'
import { ChallengeViewModel } from '#ui/rounds/challenges/ChallengeViewModel.ts'
import { ScoreEditor } from '#ui/rounds/challenges/ScoreEditor.ts'
import { LocaleNumbers } from '#ui/shell/LocaleNumbers.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  requires: () => [import('./scores.ts'), import('../session/drafts.ts'), import('../typedNumbers.ts')],
  module: provide(({ give, share }) => {
    share(Challenges, HttpChallenges, RestClient)
    give(SendScore, PlayerScores, Connectivity)
    give(ScoreEditor, SendScore, Drafts, LocaleNumbers)
    give(ChallengesViewModel, Challenges)
    give(ChallengeViewModel, Challenges, PlayerScores, ScoreEditor, CurrentGolfer)
  }),
}
