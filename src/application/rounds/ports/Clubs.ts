import type { Club, ClubEntry } from '#domain/rounds/club'
import { type Token, token } from '../../shared/token.ts'

/** The clubs of the player's bags. */
export interface Clubs {
  ofBag(bagId: number, signal?: AbortSignal): Promise<readonly Club[]>
  byId(id: number, signal?: AbortSignal): Promise<Club>
  /** All of them, or none. Must not be sent twice. */
  add(bagId: number, clubs: readonly ClubEntry[]): Promise<void>
  /** All of them, or none. */
  change(clubs: readonly Club[]): Promise<void>
  /** Also where it is gone already. */
  remove(id: number): Promise<void>
}
export const Clubs: Token<Clubs> = token('Clubs')
