import { describe, expect, it } from 'vitest'
import { type Session, type SignInGrant, signedOut } from '#domain/session/session'
import { SessionInMemory } from '../../../tests/builders/session.ts'
import type { RegionHandover, RegionLink } from './ports/RegionalSites.ts'
import type { Refused, SignedIn, SignInAnswer } from './ports/SignIns.ts'
import type { TokenSignIn } from './ports/TokenSignIns.ts'
import { RegionRedirect } from './RegionRedirect.ts'
import { SignIn } from './SignIn.ts'
import { SignInByToken } from './SignInByToken.ts'
import { SignInChild } from './SignInChild.ts'

const grant = { token: 'token', refreshToken: 'refresh', shop: { token: 'shop' } }
const signIn: SignInGrant = { grant, tokenSource: 'ticket', skytrakShop: { token: 'monitor', storeCode: 'skytrak' } }
const way: RegionLink = { host: 'ae.clubhouse.example', address: 'https://ae.clubhouse.example/?authToken=sealed', isReachable: true }

function aSession(session: Partial<Session> = {}) {
  return new SessionInMemory({ grant: undefined, player: undefined, ...session })
}

describe('signing in by password', () => {
  function byPassword(answer: SignInAnswer, { isKnown }: { readonly isKnown: boolean } = { isKnown: true }) {
    const [session, departure] = [aSession(), new RegionRedirect()]
    const handovers: RegionHandover[] = []
    const sites = {
      wayTo: async (_region: string, handover: RegionHandover) => {
        handovers.push(handover)
        return isKnown ? way : undefined
      },
    }
    const accounts = { signIn: async () => answer, profile: never, credit: never, creditV3: never }
    const act = new SignIn(accounts, session, sites, departure)
    return { session, departure, handovers, outcome: () => act.execute({ username: 'priya', password: 'secret' }, true) }
  }
  const elsewhere: SignInAnswer = { kind: 'wrong-region', region: 'AE', jwtToken: 'the-jwt' }

  it('signs in, remembered as was wished', async () => {
    const { session, outcome } = byPassword({ kind: 'signed-in', signIn })
    expect(await outcome()).toEqual({ kind: 'signed-in', signIn })
    expect(session.value).toMatchObject({ grant, rememberMe: true })
  })

  it('[session.failed-sign-in-stays-out] stays out where it is refused', async () => {
    const { session, outcome } = byPassword({ kind: 'refused', code: 90001, payload: {} })
    expect(await outcome()).toMatchObject({ kind: 'refused', code: 90001 })
    expect(session.value).toEqual(signedOut)
  })

  it('[session.login-wrong-region-90015] to another region signs nobody in, and prepares the way there', async () => {
    const { session, departure, handovers, outcome } = byPassword(elsewhere)
    expect(await outcome()).toEqual({ kind: 'wrong-region', region: 'AE' })
    expect([session.value, departure.way, handovers]).toEqual([signedOut, way, [{ jwtToken: 'the-jwt', rememberMe: true }]])
  })

  it('keeps no token of what was handed over', async () => {
    const { session, departure, outcome } = byPassword(elsewhere)
    expect(JSON.stringify([await outcome(), session.value, departure])).not.toContain('the-jwt')
  })

  it('[session.login-redirect-targets] to a region that nobody knows is an ordinary refusal', async () => {
    const { session, departure, outcome } = byPassword(elsewhere, { isKnown: false })
    const answer = await outcome()
    expect(answer).toEqual({ kind: 'refused', code: undefined, payload: { region: 'AE' } })
    expect([session.value, departure.way]).toEqual([signedOut, undefined])
    expect(JSON.stringify(answer)).not.toContain('the-jwt')
  })
})

describe('signing in by password, while somebody signs in in another tab', () => {
  const other: Session = { ...signedOut, grant: { ...grant, token: 'other' } }
  const answers: readonly SignInAnswer[] = [
    { kind: 'signed-in', signIn },
    { kind: 'wrong-region', region: 'AE', jwtToken: 'the-jwt' },
  ]

  it.each(answers)('changes nothing with a late answer of kind $kind', async (answer) => {
    const [session, departure] = [aSession(), new RegionRedirect()]
    const signIns = {
      signIn: async () => {
        session.update(() => other)
        return answer
      },
    }
    const act = new SignIn(signIns, session, { wayTo: async () => way }, departure)
    expect(await act.execute({ username: 'priya', password: 'secret' }, true)).toEqual({ kind: 'ignored' })
    expect([session.value, departure.way]).toEqual([other, undefined])
  })
})

describe('signing in by password, where another tab has just signed in', () => {
  const other: Session = { ...signedOut, grant: { ...grant, token: 'other' } }

  /** The other tab's session is known only when something is stored. */
  class LateSession extends SessionInMemory {
    override update(change: (session: Session) => Session): void {
      this.value = change(other)
    }
  }

  it('leaves that session', async () => {
    const session = new LateSession({ grant: undefined, player: undefined })
    const signIns = { signIn: async () => ({ kind: 'signed-in', signIn }) as const }
    const act = new SignIn(signIns, session, { wayTo: async () => way }, new RegionRedirect())
    expect(await act.execute({ username: 'priya', password: 'secret' }, true)).toEqual({ kind: 'ignored' })
    expect(session.value).toBe(other)
  })
})

describe("signing in to a child's account, while somebody else signs in in another tab", () => {
  it("adds no child to the other's session", async () => {
    const session = new SessionInMemory()
    const child = { id: 'wren', name: { firstName: 'Wren', lastName: 'Pellbridge' }, token: 'wren', shop: {}, isSubAccount: true }
    const subAccounts = {
      signIn: async () => {
        session.update(() => ({ ...signedOut, grant: { ...grant, token: 'other' } }))
        return { kind: 'signed-in', child } as const
      },
    }
    const answer = await new SignInChild(subAccounts, session).execute({
      id: 'wren',
      firstName: 'Wren',
      lastName: 'Pellbridge',
      asksPassword: false,
    })
    expect(answer).toEqual({ kind: 'refused' })
    expect(session.value.child).toBeUndefined()
  })
})

describe('signing in by what the address brought', () => {
  const ticket: TokenSignIn = { kind: 'ticket', ticket: '1234', isSkytrak: false }
  const region: TokenSignIn = { kind: 'region', authToken: 'sealed' }
  const refused: Refused = { kind: 'refused', code: 90031, payload: { code: 90031 } }

  function pending(answer: SignedIn | Refused, value?: Partial<Session>) {
    const session = aSession(value)
    const sent: TokenSignIn[] = []
    const arrivals = {
      signIn: async (tokenSignIn: TokenSignIn) => {
        sent.push(tokenSignIn)
        return answer
      },
    }
    return { session, sent, signInByToken: new SignInByToken(arrivals, session) }
  }

  it('[session.ticket-sign-in] [session.login-response-stored] is a session by ticket, never remembered', async () => {
    const { session, signInByToken } = pending({ kind: 'signed-in', signIn }, { rememberMe: true })
    await signInByToken.execute(ticket)
    expect(session.value).toMatchObject({
      grant,
      tokenSource: 'ticket',
      byTicket: true,
      rememberMe: false,
      isSkytrak: false,
      skytrakLogin: false,
    })
  })

  it("[session.skytrak-ticket-sign-in] [session.skytrak-shop-values] is a launch monitor's, with its shop apart from the club's", async () => {
    const { session, signInByToken } = pending({ kind: 'signed-in', signIn })
    await signInByToken.execute({ ...ticket, isSkytrak: true })
    expect(session.value).toMatchObject({
      ...{ byTicket: true, isSkytrak: true, skytrakLogin: true },
      skytrakShop: { token: 'monitor', storeCode: 'skytrak' },
      grant: { shop: { token: 'shop' } },
    })
  })

  it.each([true, false, undefined])("is the player's own from another region, remembered as was wished there: %s", async (rememberMe) => {
    const { session, signInByToken } = pending({ kind: 'signed-in', signIn: { ...signIn, rememberMe } })
    await signInByToken.execute(region)
    expect(session.value).toMatchObject({ grant, byTicket: false, rememberMe: rememberMe ?? false })
  })

  it.each([ticket, region])('[session.failed-sign-in-stays-out] stays out where it is refused: %o', async (arrival) => {
    const { session, signInByToken } = pending(refused)
    expect(await signInByToken.execute(arrival)).toEqual(refused)
    expect(session.value).toEqual(signedOut)
  })

  it.each([ticket, region])('puts nobody out who is signed in, and is not even sent: %o', async (arrival) => {
    const mine: Session = { ...signedOut, grant: { ...grant, token: 'mine' } }
    const { session, sent, signInByToken } = pending({ kind: 'signed-in', signIn }, mine)
    expect(await signInByToken.execute(arrival)).toEqual({ kind: 'ignored' })
    expect(session.value.grant).toBe(mine.grant)
    expect(sent).toEqual([])
  })

  it('puts nobody out who has signed in meanwhile', async () => {
    const mine: Session = { ...signedOut, grant: { ...grant, token: 'mine' } }
    const session = aSession()
    const arrivals = {
      signIn: async (): Promise<SignedIn> => {
        session.update(() => mine)
        return { kind: 'signed-in', signIn }
      },
    }
    expect(await new SignInByToken(arrivals, session).execute(ticket)).toEqual({ kind: 'ignored' })
    expect(session.value.grant).toBe(mine.grant)
  })
})

function never(): never {
  throw new Error('Nobody asks for this')
}
