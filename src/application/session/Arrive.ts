import { isAuthenticated, signedIn, signedInByTicket } from '#domain/session/session'
import type { Arrival, Arrivals } from './ports/Arrivals.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'
import type { Refused, SignedIn } from './ports/SignIns.ts'
import { signInUnlessTaken } from './signInUnlessTaken.ts'

/** Signs in with what the address brought. Nobody who is signed in is put out by it: `ignored`. */
export class Arrive {
  private readonly arrivals: Arrivals
  private readonly session: CurrentSession

  constructor(arrivals: Arrivals, session: CurrentSession) {
    this.arrivals = arrivals
    this.session = session
  }

  async execute(arrival: Arrival): Promise<SignedIn | Refused | { readonly kind: 'ignored' }> {
    if (isAuthenticated(this.session.value)) return { kind: 'ignored' }
    const answer = await this.arrivals.signIn(arrival)
    if (answer.kind === 'refused') return answer
    const { signIn } = answer
    const isStored = signInUnlessTaken(this.session, (session) =>
      arrival.kind === 'ticket' ? signedInByTicket(session, signIn, arrival) : signedIn(session, signIn, signIn.rememberMe ?? false),
    )
    return isStored ? answer : { kind: 'ignored' }
  }
}
