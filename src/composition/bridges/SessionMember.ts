import { map, type Observable } from 'rxjs'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { CurrentMember, Member } from '#app/support/ports/CurrentMember'
import { mayReadLessons } from '#domain/session/lessonAccess'
import type { Session } from '#domain/session/session'

/** The home page's member is the session's player. */
export class SessionMember implements CurrentMember {
  readonly changes: Observable<Member | undefined>
  private readonly session: CurrentSession

  constructor(session: CurrentSession) {
    this.session = session
    this.changes = session.changes.pipe(map(member))
  }

  get value(): Member | undefined {
    return member(this.session.value)
  }

  get mayReadLessons(): boolean {
    return mayReadLessons(this.session.value)
  }
}

function member({ player, creditV3 }: Session): Member | undefined {
  return player && { firstName: player.firstName, hasLessons: player.userType !== 3, credits: creditV3 }
}
