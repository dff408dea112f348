import { playOverview, type RoundInProgress } from '#domain/rounds/playOverview'
import { Failure } from '../shared/failure.ts'
import type { Clock } from '../shared/ports/Clock.ts'
import { golferId } from './golferId.ts'
import type { CurrentGolfer } from './ports/CurrentGolfer.ts'
import type { RoundProgress } from './ports/RoundProgress.ts'
import type { Rounds } from './ports/Rounds.ts'
import type { ScorecardStore } from './ports/ScorecardStore.ts'

/** The round whose card is on this device. Without the club's list of rounds, the card alone decides. */
export class ReadRoundInProgress implements RoundProgress {
  private readonly rounds: Rounds
  private readonly store: ScorecardStore
  private readonly golfer: CurrentGolfer
  private readonly clock: Clock

  constructor(rounds: Rounds, store: ScorecardStore, golfer: CurrentGolfer, clock: Clock) {
    this.rounds = rounds
    this.store = store
    this.golfer = golfer
    this.clock = clock
  }

  async execute(): Promise<RoundInProgress | undefined> {
    const cards = this.store.all(await golferId(this.golfer))
    if (cards.length === 0) return undefined
    return playOverview(await this.list(), cards, this.clock.now()).inProgress
  }

  private async list() {
    try {
      return await this.rounds.all()
    } catch (error) {
      if (error instanceof Failure) return undefined
      throw error
    }
  }
}
