import { isAuthenticated, signedIn } from '#domain/session/session'
import type { CurrentSession } from './ports/CurrentSession.ts'
import type { RegionalSites } from './ports/RegionalSites.ts'
import type { Credentials, Refused, SignedIn, SignIns, WrongRegion } from './ports/SignIns.ts'
import type { RegionRedirect } from './RegionRedirect.ts'
import { signInUnlessTaken } from './signInUnlessTaken.ts'

export type SignInOutcome = SignedIn | Omit<WrongRegion, 'jwtToken'> | Refused | { readonly kind: 'ignored' }

/** Only `signed-in` changes the session. */
export class SignIn {
  private readonly signIns: SignIns
  private readonly session: CurrentSession
  private readonly sites: RegionalSites
  private readonly departure: RegionRedirect

  constructor(signIns: SignIns, session: CurrentSession, sites: RegionalSites, departure: RegionRedirect) {
    this.signIns = signIns
    this.session = session
    this.sites = sites
    this.departure = departure
  }

  async execute(credentials: Credentials, rememberMe: boolean): Promise<SignInOutcome> {
    const answer = await this.signIns.signIn(credentials)
    if (isAuthenticated(this.session.value)) return { kind: 'ignored' }
    if (answer.kind === 'wrong-region') return this.depart(answer, rememberMe)
    if (answer.kind !== 'signed-in') return answer
    const isStored = signInUnlessTaken(this.session, (session) => signedIn(session, answer.signIn, rememberMe))
    return isStored ? answer : { kind: 'ignored' }
  }

  /** An unknown region is an ordinary refusal. */
  private async depart({ kind, region, jwtToken }: WrongRegion, rememberMe: boolean): Promise<SignInOutcome> {
    const way = await this.sites.wayTo(region, { jwtToken, rememberMe })
    if (!way) return { kind: 'refused', code: undefined, payload: { region } }
    this.departure.way = way
    return { kind, region }
  }
}
