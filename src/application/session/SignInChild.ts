import type { FamilyAccount } from '#domain/session/configuration'
import { actingFor, childrenOf, childSignedIn } from '#domain/session/family'
import type { CurrentSession } from './ports/CurrentSession.ts'
import type { ChildSignInAnswer, SubAccounts } from './ports/SubAccounts.ts'

/** Only `signed-in` changes the session. A child who is signed in at this window is not asked again. */
export class SignInChild {
  private readonly subAccounts: SubAccounts
  private readonly session: CurrentSession

  constructor(subAccounts: SubAccounts, session: CurrentSession) {
    this.subAccounts = subAccounts
    this.session = session
  }

  async execute(account: FamilyAccount, password?: string): Promise<ChildSignInAnswer> {
    const known = childrenOf(this.session.value).find(({ id }) => id === account.id)
    if (known) {
      this.session.update((session) => actingFor(session, known))
      return { kind: 'signed-in', child: known }
    }
    const { id } = this.session
    const answer = await this.subAccounts.signIn(account, password)
    if (this.session.id !== id) return { kind: 'refused' }
    if (answer.kind === 'signed-in') this.session.update((session) => childSignedIn(session, answer.child))
    return answer
  }
}
