import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredScorecards } from '#adapters/browser/storage/StoredScorecards'
import { Tabs } from '#adapters/browser/tabs/Tabs'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpScorecards } from '#adapters/rest/rounds/HttpScorecards'
import { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import { ScorecardStore } from '#app/rounds/ports/ScorecardStore'
import { Scorecards } from '#app/rounds/ports/Scorecards'
import { ScoreSync } from '#app/rounds/ScoreSync'
import { SendScores } from '#app/rounds/SendScores'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { PageVisibility } from '#app/shared/ports/PageVisibility'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { RunExclusively } from '../root.ts'

const module = provide(({ share }) => {
  share(Scorecards, HttpScorecards, RestClient)
  share(ScorecardStore, StoredScorecards, DeviceStorage, CurrentGolfer, RunExclusively, Tabs)
  share(SendScores, ScorecardStore, Scorecards, CurrentGolfer, Connectivity)
  share(ScoreSync, SendScores, Clock, Connectivity, PageVisibility, CurrentGolfer)
})

export const part: Part = {
  requires: () => [import('./golfer.ts')],
  module,
}
