import { type Observable, Subject } from 'rxjs'
import type { LessonCredits } from '#domain/session/credit'
import type { Accounts } from './ports/Accounts.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'

/** Reads both credit accounts and keeps them with the session. */
export class ReadCredits {
  private readonly accounts: Accounts
  private readonly session: CurrentSession
  private readonly wishes = new Subject<void>()

  constructor(accounts: Accounts, session: CurrentSession) {
    this.accounts = accounts
    this.session = session
  }

  async execute(): Promise<LessonCredits> {
    const [credit, creditV3] = await Promise.all([this.accounts.credit(), this.accounts.creditV3()])
    this.session.update((session) => (session.grant ? { ...session, credit, creditV3 } : session))
    return creditV3
  }

  /** Something moved the credits: whoever shows them reads them again, and shows it if that fails. */
  askAgain(): void {
    this.wishes.next()
  }

  get askedAgain(): Observable<void> {
    return this.wishes
  }
}
