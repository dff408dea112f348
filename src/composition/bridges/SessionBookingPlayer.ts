import { distinctUntilChanged, map, type Observable } from 'rxjs'
import type { BookingPlayer, CurrentBookingPlayer } from '#app/scheduling/ports/BookingPlayer'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { ReadCredits } from '#app/session/ReadCredits'
import type { Session } from '#domain/session/session'

export class SessionBookingPlayer implements CurrentBookingPlayer {
  readonly changes: Observable<BookingPlayer | undefined>
  private readonly session: CurrentSession
  private readonly readCredits: ReadCredits

  constructor(session: CurrentSession, readCredits: ReadCredits) {
    this.session = session
    this.readCredits = readCredits
    this.changes = session.changes.pipe(map(bookingPlayer), distinctUntilChanged())
  }

  get value(): BookingPlayer | undefined {
    return bookingPlayer(this.session.value)
  }

  creditsMoved(): void {
    this.readCredits.askAgain()
  }
}

function bookingPlayer({ player, credit, creditV3 }: Session): BookingPlayer | undefined {
  if (!player) return undefined
  const { id, hand, metricDistances, homeCentreId } = player
  return { id, hand, metricDistances, homeCentreId, credits: creditV3?.left ?? credit }
}
