import { RestClient } from '#adapters/rest/RestClient'
import { HttpRounds } from '#adapters/rest/rounds/HttpRounds'
import { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import { Rounds } from '#app/rounds/ports/Rounds'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  requires: () => [import('./golfer.ts')],
  module: provide(({ share }) => {
    share(Rounds, HttpRounds, RestClient, CurrentGolfer)
  }),
}
