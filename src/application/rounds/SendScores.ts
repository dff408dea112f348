import {
  type CardEntry,
  type KeptCard,
  markedAllRefused,
  markedFailed,
  markedSaved,
  markedSent,
  nextToSend,
  withClubCard,
} from '#domain/rounds/keptCard'
import { isSameHole } from '#domain/rounds/keptHoles'
import { Failure, isAnswerLost } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import type { CurrentGolfer } from './ports/CurrentGolfer.ts'
import type { ScorecardStore } from './ports/ScorecardStore.ts'
import type { Scorecards } from './ports/Scorecards.ts'

/** `waits`: something is left to be sent, `after` so many seconds if the club says so. */
export type SentScores = { readonly waits: false } | { readonly waits: true; readonly after?: number | undefined }

const isFinal = ({ kind }: Failure) => kind === 'rejected' || kind === 'gone' || kind === 'forbidden'

/**
 * Sends the holes that were entered on this device: in the order of entry, from one tab, and only in the name of the player who entered
 * them. Before that it reads the card, so that a hole whose answer was lost is not sent twice.
 */
export class SendScores {
  private readonly store: ScorecardStore
  private readonly scorecards: Scorecards
  private readonly golfer: CurrentGolfer
  private readonly connectivity: Connectivity

  constructor(store: ScorecardStore, scorecards: Scorecards, golfer: CurrentGolfer, connectivity: Connectivity) {
    this.store = store
    this.scorecards = scorecards
    this.golfer = golfer
    this.connectivity = connectivity
  }

  execute(): Promise<SentScores> {
    return this.store.exclusively(async () => {
      const playerId = this.golfer.value?.id
      if (playerId === undefined) return { waits: false }
      try {
        for (const { card } of this.store.all(playerId).filter(nextToSend)) await this.sendCard(card.roundId, playerId)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        return { waits: true, after: error.retryAfter }
      }
      return { waits: this.store.all(playerId).some(nextToSend) }
    })
  }

  private async sendCard(roundId: string, playerId: string): Promise<void> {
    if (!(await this.readCard(roundId, playerId))) return
    let last: CardEntry | undefined
    for (let entry = this.next(roundId, playerId); entry; entry = this.next(roundId, playerId)) {
      // The device has not stored the result, so this loop would never end.
      if (last && isSameHole(last.hole, entry.hole)) return
      await this.sendEntry(roundId, playerId, entry)
      last = entry
    }
  }

  private next(roundId: string, playerId: string): CardEntry | undefined {
    const kept = this.store.find(playerId, roundId)
    return kept && this.mayGo(playerId) ? nextToSend(kept) : undefined
  }

  private mayGo(playerId: string): boolean {
    return this.connectivity.value && this.golfer.value?.id === playerId
  }

  private async readCard(roundId: string, playerId: string): Promise<boolean> {
    if (!this.mayGo(playerId)) return false
    try {
      const card = await this.scorecards.find(roundId, playerId)
      this.change(roundId, playerId, (kept) => withClubCard(kept, card))
      return true
    } catch (error) {
      if (!(error instanceof Failure && isFinal(error))) throw error
      this.change(roundId, playerId, markedAllRefused)
      return false
    }
  }

  private async sendEntry(roundId: string, playerId: string, { hole }: CardEntry): Promise<void> {
    this.change(roundId, playerId, (kept) => markedSent(kept, hole))
    try {
      await this.scorecards.saveHole(hole, playerId)
      this.change(roundId, playerId, (kept) => markedSaved(kept, hole))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (!isAnswerLost(error)) this.change(roundId, playerId, (kept) => markedFailed(kept, hole, isFinal(error)))
      if (!isFinal(error)) throw error
    }
  }

  private change(roundId: string, playerId: string, change: (kept: KeptCard) => KeptCard): void {
    this.store.change(playerId, roundId, (kept) => kept && change(kept))
  }
}
