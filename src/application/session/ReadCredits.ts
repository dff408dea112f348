import { type Observable, Subject } from 'rxjs'
import type { LessonCredits } from '#domain/session/credit'
import type { Accounts } from './ports/Accounts.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'

export class ReadCredits {
  private readonly accounts: Accounts
  private readonly session: CurrentSession
  private readonly requests = new Subject<void>()

  constructor(accounts: Accounts, session: CurrentSession) {
    this.accounts = accounts
    this.session = session
  }

  async execute(): Promise<LessonCredits> {
    let failure: unknown
    const [credit, creditV3] = await Promise.all([
      this.accounts.credit().catch(() => undefined),
      this.accounts.creditV3().catch((error: unknown) => {
        failure = error
      }),
    ])
    const creditsFailed = !creditV3
    this.session.update((now) =>
      now.grant ? { ...now, credit: credit ?? now.credit, creditV3: creditV3 ?? now.creditV3, creditsFailed } : now,
    )
    if (!creditV3) throw failure
    return creditV3
  }

  /** Makes the screens read the credits again and show a failure. */
  askAgain(): void {
    this.requests.next()
  }

  get askedAgain(): Observable<void> {
    return this.requests
  }
}
