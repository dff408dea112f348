import { signedIn } from '#domain/session/session'
import type { Accounts, Credentials, SignInAnswer } from './ports/Accounts.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'

/** Signs in by password; anything but `signed-in` leaves the session as it was. */
export class SignIn {
  private readonly accounts: Accounts
  private readonly session: CurrentSession

  constructor(accounts: Accounts, session: CurrentSession) {
    this.accounts = accounts
    this.session = session
  }

  async execute(credentials: Credentials, rememberMe: boolean): Promise<SignInAnswer> {
    const answer = await this.accounts.signIn(credentials)
    if (answer.kind === 'signed-in') this.session.update((session) => signedIn(session, answer.signIn, rememberMe))
    return answer
  }
}
