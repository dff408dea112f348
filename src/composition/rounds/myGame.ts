import { RestClient } from '#adapters/rest/RestClient'
import { HttpMyGame } from '#adapters/rest/rounds/HttpMyGame'
import { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import { MyGame } from '#app/rounds/ports/MyGame'
import { PlayerScores } from '#app/rounds/ports/PlayerScores'
import { Drafts } from '#app/shared/ports/Drafts'
import { AnswersEditor } from '#ui/rounds/my-game/AnswersEditor.ts'
import { MyGameViewModel } from '#ui/rounds/my-game/MyGameViewModel.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  requires: () => [import('./scores.ts'), import('../session/drafts.ts')],
  module: provide(({ give, share }) => {
    share(MyGame, HttpMyGame, RestClient, CurrentGolfer)
    give(AnswersEditor, MyGame, Drafts)
    give(MyGameViewModel, MyGame, PlayerScores, AnswersEditor, CurrentGolfer)
  }),
}
