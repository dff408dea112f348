import { RestClient } from '#adapters/rest/RestClient'
import { HttpPlayerScores } from '#adapters/rest/rounds/HttpPlayerScores'
import { PlayerScores } from '#app/rounds/ports/PlayerScores'
import { Clock } from '#app/shared/ports/Clock'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  requires: () => [import('./golfer.ts')],
  module: provide(({ share }) => {
    share(PlayerScores, HttpPlayerScores, RestClient, Clock)
  }),
  texts: textsIn('challenges', (language) => import(`../../ui/rounds/texts/challenges/${language}.json`, { with: { type: 'json' } })),
}
