import { trackingDraftFrom } from '#domain/rounds/trackedCard'
import type { TrackingDraft } from '#domain/rounds/trackingDraft'
import { golferId } from './golferId.ts'
import type { CurrentGolfer } from './ports/CurrentGolfer.ts'
import type { Rounds } from './ports/Rounds.ts'
import type { Scorecards } from './ports/Scorecards.ts'

export class ReadRoundToTrack {
  private readonly rounds: Rounds
  private readonly scorecards: Scorecards
  private readonly golfer: CurrentGolfer

  constructor(rounds: Rounds, scorecards: Scorecards, golfer: CurrentGolfer) {
    this.rounds = rounds
    this.scorecards = scorecards
    this.golfer = golfer
  }

  async execute(roundId: number, signal?: AbortSignal): Promise<TrackingDraft> {
    const playerId = await golferId(this.golfer)
    const [round, card] = await Promise.all([this.rounds.byId(roundId, signal), this.scorecards.find(String(roundId), playerId, signal)])
    return trackingDraftFrom(round, card.holes)
  }
}
