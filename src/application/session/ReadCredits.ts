import { BehaviorSubject, type Observable, Subject } from 'rxjs'
import type { LessonCredits } from '#domain/session/credit'
import type { Accounts } from './ports/Accounts.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'

/** Reads both credit accounts and keeps with the session what can be read of them. */
export class ReadCredits {
  private readonly accounts: Accounts
  private readonly session: CurrentSession
  private readonly wishes = new Subject<void>()
  private readonly failures = new BehaviorSubject(false)

  constructor(accounts: Accounts, session: CurrentSession) {
    this.accounts = accounts
    this.session = session
  }

  async execute(): Promise<LessonCredits> {
    this.failures.next(false)
    const [credit, creditV3] = await Promise.allSettled([this.accounts.credit(), this.accounts.creditV3()])
    this.session.update((session) =>
      session.grant ? { ...session, credit: readOf(credit) ?? session.credit, creditV3: readOf(creditV3) ?? session.creditV3 } : session,
    )
    this.failures.next(creditV3.status === 'rejected')
    if (creditV3.status === 'rejected') throw creditV3.reason
    return creditV3.value
  }

  /** Whether the last reading failed, for those who show credits without reading them. */
  get failed(): boolean {
    return this.failures.value
  }

  get failedChanges(): Observable<boolean> {
    return this.failures
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
