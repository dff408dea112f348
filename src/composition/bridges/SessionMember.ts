import { map, type Observable } from 'rxjs'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { ReadCredits } from '#app/session/ReadCredits'
import type { Clock } from '#app/shared/ports/Clock'
import type { CurrentMember, EndingMembership, Member } from '#app/support/ports/CurrentMember'
import { isOpenTo } from '#domain/session/areas'
import { mayReadLessons } from '#domain/session/lessonAccess'
import type { OpenPart } from '../part.ts'

export class SessionMember implements CurrentMember {
  readonly changes: Observable<Member | undefined>
  private readonly session: CurrentSession
  private readonly readCredits: ReadCredits
  private readonly open: OpenPart
  private readonly clock: Clock

  constructor(session: CurrentSession, readCredits: ReadCredits, open: OpenPart, clock: Clock) {
    this.session = session
    this.readCredits = readCredits
    this.open = open
    this.clock = clock
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

  /** Most players have no launch monitor: for them home loads no code and reads nothing. */
  async endingMemberships(): Promise<readonly EndingMembership[]> {
    const { child, skytrakShop } = this.session.value
    if (child || skytrakShop?.token === undefined) return []
    const load = () => import('../devices/memberships.ts')
    const resolve = await this.open(load)
    const today = this.clock.now().toZonedDateTimeISO(this.clock.timeZone).toPlainDate()
    return (await load()).endingMemberships(resolve, today)
  }
}
