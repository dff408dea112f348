import { map, type Observable } from 'rxjs'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { ReadCredits } from '#app/session/ReadCredits'
import type { CurrentMember, Member } from '#app/support/ports/CurrentMember'
import { isOpenTo } from '#domain/session/areas'
import { mayReadLessons } from '#domain/session/lessonAccess'

export class SessionMember implements CurrentMember {
  readonly changes: Observable<Member | undefined>
  private readonly session: CurrentSession
  private readonly readCredits: ReadCredits

  constructor(session: CurrentSession, readCredits: ReadCredits) {
    this.session = session
    this.readCredits = readCredits
    this.changes = session.changes.pipe(map(() => this.value))
  }

  get value(): Member | undefined {
    const { player, creditV3: credits, creditsFailed = false } = this.session.value
    if (!player) return undefined
    const { firstName, userType } = player
    return { firstName, hasLessons: userType !== 3, hasDevices: isOpenTo('devices', userType), credits, creditsFailed }
  }

  get mayReadLessons(): boolean {
    return mayReadLessons(this.session.value)
  }

  readCreditsAgain(): void {
    this.readCredits.askAgain()
  }
}
