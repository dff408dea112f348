import { type Token, token } from '../../shared/token.ts'

/** A round of golf that the player has begun. */
export interface BegunRound {
  readonly id: string
  readonly courseName: string
  readonly holesPlayed: number
  readonly holes: number
}

export interface CurrentRound {
  /** At most one, with a card on this device; empty at once for players who have none. */
  inProgress(): Promise<readonly BegunRound[]>
}
export const CurrentRound: Token<CurrentRound> = token('CurrentRound')
