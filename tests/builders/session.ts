import { Subject } from 'rxjs'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Player } from '#domain/session/player'
import { type Session, signedOut, signOut } from '#domain/session/session'

export const hana: Player = {
  ...{ id: 'player-hana', firstName: 'Hana', lastName: 'Lindqvist', email: 'hana@clubhouse.example' },
  ...{ userType: 1, hand: 'right', metricDistances: false, metricSpeeds: false },
}

export class SessionInMemory implements CurrentSession {
  readonly changes = new Subject<Session>()
  readonly endedBecause = undefined
  value: Session

  get id(): string | undefined {
    return this.value.grant && `sign-in with ${this.value.grant.token}`
  }

  constructor(session: Partial<Session> = {}) {
    this.value = { ...signedOut, grant: { token: 'token', refreshToken: 'refresh', shop: {} }, player: hana, ...session }
  }

  update(change: (session: Session) => Session): void {
    this.value = change(this.value)
    this.changes.next(this.value)
  }

  end(): void {
    this.update(signOut)
  }
}
