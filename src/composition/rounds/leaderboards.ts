import { RestClient } from '#adapters/rest/RestClient'
import { HttpLeaderboards } from '#adapters/rest/rounds/HttpLeaderboards'
import { ClubDirectory } from '#app/rounds/ports/ClubDirectory'
import { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import { Leaderboards } from '#app/rounds/ports/Leaderboards'
import { LeaderboardViewModel } from '#ui/rounds/leaderboards/LeaderboardViewModel.ts'
import { SchedulingDirectory } from '../bridges/SchedulingDirectory.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  requires: () => [import('./scores.ts')],
  module: provide(({ give, share }) => {
    share(Leaderboards, HttpLeaderboards, RestClient)
    share(ClubDirectory, SchedulingDirectory, OpenPart)
    give(LeaderboardViewModel, Leaderboards, ClubDirectory, CurrentGolfer)
  }),
}
