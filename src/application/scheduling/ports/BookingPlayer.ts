import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

export interface BookingPlayer {
  readonly id: string
  readonly hand: 'left' | 'right'
  readonly metricDistances: boolean
  readonly homeCentreId?: string | undefined
  /** Absent until read. */
  readonly credits?: number | undefined
}

/** Who books; absent while signed out. */
export interface CurrentBookingPlayer extends Source<BookingPlayer | undefined> {
  /** After each booking and cancel: both credits are read again, by whoever shows them. */
  creditsMoved(): void
}
export const CurrentBookingPlayer: Token<CurrentBookingPlayer> = token('CurrentBookingPlayer')
