import { isAuthenticated, signedIn, signedInByTicket } from '#domain/session/session'
import type { CurrentSession } from './ports/CurrentSession.ts'
import type { Refused, SignedIn } from './ports/SignIns.ts'
import type { TokenSignIn, TokenSignIns } from './ports/TokenSignIns.ts'
import { signInUnlessTaken } from './signInUnlessTaken.ts'

/** Never signs anybody out: `ignored` if a player is signed in. */
export class SignInByToken {
  private readonly arrivals: TokenSignIns
  private readonly session: CurrentSession

  constructor(arrivals: TokenSignIns, session: CurrentSession) {
    this.arrivals = arrivals
    this.session = session
  }

  async execute(tokenSignIn: TokenSignIn): Promise<SignedIn | Refused | { readonly kind: 'ignored' }> {
    if (isAuthenticated(this.session.value)) return { kind: 'ignored' }
    const answer = await this.arrivals.signIn(tokenSignIn)
    if (answer.kind === 'refused') return answer
    const { signIn } = answer
    const isStored = signInUnlessTaken(this.session, (session) =>
      tokenSignIn.kind === 'ticket'
        ? signedInByTicket(session, signIn, tokenSignIn)
        : signedIn(session, signIn, signIn.rememberMe ?? false),
    )
    return isStored ? answer : { kind: 'ignored' }
  }
}
