import { type Observable, Subject } from 'rxjs'
import type { LessonCredits } from '#domain/session/credit'
import type { Accounts } from './ports/Accounts.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'

/** Reads both credit accounts and keeps with the session what can be read of them. */
export class ReadCredits {
  private readonly accounts: Accounts
  private readonly session: CurrentSession
  private readonly wishes = new Subject<void>()

  constructor(accounts: Accounts, session: CurrentSession) {
    this.accounts = accounts
    this.session = session
  }

  async execute(): Promise<LessonCredits> {
    const [credit, creditV3] = await Promise.allSettled([this.accounts.credit(), this.accounts.creditV3()])
    const creditsFailed = creditV3.status === 'rejected'
    this.session.update((session) =>
      session.grant
        ? { ...session, credit: readOf(credit) ?? session.credit, creditV3: readOf(creditV3) ?? session.creditV3, creditsFailed }
        : session,
    )
    if (creditV3.status === 'rejected') throw creditV3.reason
    return creditV3.value
  }

  /** Something moved the credits: whoever shows them reads them again, and shows it if that fails. */
  askAgain(): void {
    this.wishes.next()
  }

  get askedAgain(): Observable<void> {
    return this.wishes
  }
}

function readOf<T>(result: PromiseSettledResult<T>): T | undefined {
  return result.status === 'fulfilled' ? result.value : undefined
}
