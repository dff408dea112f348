import { withClubCard } from '#domain/rounds/keptCard'
import type { Scorecard } from '#domain/rounds/scorecard'
import { golferId } from './golferId.ts'
import type { CurrentGolfer } from './ports/CurrentGolfer.ts'
import type { ScorecardStore } from './ports/ScorecardStore.ts'
import type { Scorecards } from './ports/Scorecards.ts'

/** Reads a card and keeps it on the device. Never while holes are being sent: the answer could be older than they are. */
export class ReadScorecard {
  private readonly scorecards: Scorecards
  private readonly store: ScorecardStore
  private readonly golfer: CurrentGolfer

  constructor(scorecards: Scorecards, store: ScorecardStore, golfer: CurrentGolfer) {
    this.scorecards = scorecards
    this.store = store
    this.golfer = golfer
  }

  async execute(roundId: string, signal?: AbortSignal): Promise<Scorecard> {
    const playerId = await golferId(this.golfer)
    return this.store.exclusively(async () => {
      const card = await this.scorecards.find(roundId, playerId, signal)
      this.store.change(playerId, roundId, (kept) => withClubCard(kept, card))
      return card
    })
  }
}
