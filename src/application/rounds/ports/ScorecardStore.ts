import type { Observable } from 'rxjs'
import type { KeptCard } from '#domain/rounds/keptCard'
import { type Token, token } from '../../shared/token.ts'

/** Scorecards on this device, each of one player; shared by all tabs. A sign-out removes them all. */
export interface ScorecardStore {
  /** Emits after a change in this tab or another one. */
  readonly changes: Observable<unknown>
  find(playerId: string, roundId: string): KeptCard | undefined
  /** Last changed first. */
  all(playerId: string): readonly KeptCard[]
  /** Stored before it returns. Does nothing after the player has signed out. */
  change(playerId: string, roundId: string, change: (kept: KeptCard | undefined) => KeptCard | undefined): void
  /** Runs in one tab at a time. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
}
export const ScorecardStore: Token<ScorecardStore> = token('ScorecardStore')
