import { BehaviorSubject, skip } from 'rxjs'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Player } from '#domain/session/player'
import { type Session, signedOut, signOut } from '#domain/session/session'

export const hana: Player = {
  id: 'player-hana',
  firstName: 'Hana',
  lastName: 'Lindqvist',
  email: 'hana@clubhouse.example',
  userType: 1,
  hand: 'right',
  metricDistances: false,
  metricSpeeds: false,
}

/** Hana's, unless said otherwise. */
export class SessionInMemory implements CurrentSession {
  endedBecause: CurrentSession['endedBecause'] = undefined
  private readonly subject: BehaviorSubject<Session>

  constructor(session: Partial<Session> = {}) {
    this.subject = new BehaviorSubject<Session>({
      ...signedOut,
      grant: { token: 'token', refreshToken: 'refresh', shop: {} },
      player: hana,
      ...session,
    })
  }

  get value(): Session {
    return this.subject.value
  }

  get changes() {
    return this.subject.pipe(skip(1))
  }

  update(change: (session: Session) => Session): void {
    this.subject.next(change(this.value))
  }

  end(): void {
    this.update(signOut)
  }
}
