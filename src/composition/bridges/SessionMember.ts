import { map, merge, type Observable } from 'rxjs'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { ReadCredits } from '#app/session/ReadCredits'
import type { CurrentMember, Member } from '#app/support/ports/CurrentMember'
import { mayReadLessons } from '#domain/session/lessonAccess'

/** The home page's member is the session's player. */
export class SessionMember implements CurrentMember {
  readonly changes: Observable<Member | undefined>
  private readonly session: CurrentSession
  private readonly readCredits: ReadCredits

  constructor(session: CurrentSession, readCredits: ReadCredits) {
    this.session = session
    this.readCredits = readCredits
    this.changes = merge(session.changes, readCredits.failedChanges).pipe(map(() => this.value))
  }

  get value(): Member | undefined {
    const { player, credit: left, creditV3 } = this.session.value
    if (!player) return undefined
    const credits = creditV3 ?? (left === undefined ? undefined : { left, expiring: [] })
    return { firstName: player.firstName, hasLessons: player.userType !== 3, credits, creditsFailed: this.readCredits.failed }
  }

  get mayReadLessons(): boolean {
    return mayReadLessons(this.session.value)
  }

  readCreditsAgain(): void {
    this.readCredits.askAgain()
  }
}
