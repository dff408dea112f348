import type { Registration } from '#domain/session/registration'
import type { CodeRefusal } from '#domain/session/sentCode'
import { type SignInGrant, signedIn } from '#domain/session/session'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { sentOnce } from '../shared/sentOnce.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'
import type { Registered, Registrations } from './ports/Registrations.ts'
import type { SignIn } from './SignIn.ts'

/** `not-in`: the account stands, and its owner has to sign in. */
export type LetIn = { readonly kind: 'in' | 'not-in' } | { readonly kind: CodeRefusal }

interface Opened {
  readonly registration: Registration
  readonly signIn: SignInGrant | undefined
  readonly isVerified: boolean
}

/** From the account to the first sign-in. What was entered stays in memory until then, and no longer. */
export class SignUp {
  private opened: Opened | undefined
  private readonly registrations: Registrations
  private readonly signIn: SignIn
  private readonly session: CurrentSession
  private readonly line: Pick<Connectivity, 'value'>

  constructor(registrations: Registrations, signIn: SignIn, session: CurrentSession, line: Pick<Connectivity, 'value'>) {
    this.registrations = registrations
    this.signIn = signIn
    this.session = session
    this.line = line
  }

  /** For an address that is free: where it is not any more though no answer came, the account is this one. */
  async open(registration: Registration): Promise<Registered> {
    const { email } = registration
    const answer = await sentOnce(
      this.line,
      () => this.registrations.open(registration),
      async () => ((await this.registrations.isFree(email)) ? undefined : ({ kind: 'registered' } as const)),
    )
    if (answer.kind === 'registered') this.opened = { registration, signIn: answer.signIn, isVerified: false }
    return answer
  }

  async sendCode(): Promise<void> {
    const { email, phone, method } = this.account.registration
    await this.registrations.sendCode({ email, phone, method })
  }

  async sendLink(): Promise<void> {
    await this.registrations.sendLink(this.account.registration.email)
  }

  /** Verifies with the code that came, then signs in: by what the club has handed over, else with what was entered. */
  async confirm(code: string): Promise<LetIn> {
    if (!this.account.isVerified) {
      const verified = await this.registrations.verify(code)
      if (verified.kind !== 'verified') return verified
      this.opened = { ...this.account, signIn: verified.signIn ?? this.account.signIn, isVerified: true }
    }
    const kind = await this.letIn(this.account)
    this.forget()
    return { kind }
  }

  forget(): void {
    this.opened = undefined
  }

  private async letIn({ signIn, registration: { email, password } }: Opened): Promise<'in' | 'not-in'> {
    const { rememberMe } = this.session.value
    if (signIn) {
      this.session.update((session) => signedIn(session, signIn, rememberMe))
      return 'in'
    }
    const { kind } = await this.signIn.execute({ username: email, password }, rememberMe)
    return kind === 'signed-in' ? 'in' : 'not-in'
  }

  private get account(): Opened {
    if (!this.opened) throw new Error('No account has been opened')
    return this.opened
  }
}
