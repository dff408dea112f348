import { RestClient } from '#adapters/rest/RestClient'
import { HttpRoundStatistics } from '#adapters/rest/rounds/HttpRoundStatistics'
import { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import { RoundStatistics } from '#app/rounds/ports/RoundStatistics'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  requires: () => [import('./golfer.ts')],
  module: provide(({ share }) => {
    share(RoundStatistics, HttpRoundStatistics, RestClient, CurrentGolfer)
  }),
}
