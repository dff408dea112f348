import { signedIn } from '#domain/session/session'
import type { Departure } from './Departure.ts'
import type { Accounts, Credentials, Refused, SignedIn, WrongRegion } from './ports/Accounts.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'
import type { RegionalSites } from './ports/RegionalSites.ts'

/** To `wrong-region` belongs the departure that is ready by then. */
export type SignInOutcome = SignedIn | Omit<WrongRegion, 'jwtToken'> | Refused

/** Signs in by password; anything but `signed-in` leaves the session as it was. */
export class SignIn {
  private readonly accounts: Accounts
  private readonly session: CurrentSession
  private readonly sites: RegionalSites
  private readonly departure: Departure

  constructor(accounts: Accounts, session: CurrentSession, sites: RegionalSites, departure: Departure) {
    this.accounts = accounts
    this.session = session
    this.sites = sites
    this.departure = departure
  }

  async execute(credentials: Credentials, rememberMe: boolean): Promise<SignInOutcome> {
    const answer = await this.accounts.signIn(credentials)
    if (answer.kind === 'wrong-region') return this.depart(answer, rememberMe)
    if (answer.kind === 'signed-in') this.session.update((session) => signedIn(session, answer.signIn, rememberMe))
    return answer
  }

  /** A region that nobody knows is an ordinary refusal. */
  private async depart({ kind, region, jwtToken }: WrongRegion, rememberMe: boolean): Promise<SignInOutcome> {
    const way = await this.sites.wayTo(region, { jwtToken, rememberMe })
    if (!way) return { kind: 'refused', code: undefined, payload: { region } }
    this.departure.way = way
    return { kind, region }
  }
}
