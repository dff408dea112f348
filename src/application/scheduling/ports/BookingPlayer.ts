import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

export interface BookingPlayer {
  readonly id: string
  readonly hand: 'left' | 'right'
  readonly metricDistances: boolean
  readonly homeCentreId?: string | undefined
  /** Undefined until they are loaded. */
  readonly credits?: number | undefined
}

/** The player who books; undefined while signed out. */
export interface CurrentBookingPlayer extends Source<BookingPlayer | undefined> {
  /** Call it after each booking and cancellation: the credits are then read again. */
  creditsMoved(): void
}
export const CurrentBookingPlayer: Token<CurrentBookingPlayer> = token('CurrentBookingPlayer')
