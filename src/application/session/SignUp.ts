import type { Player } from '#domain/session/player'
import type { Registration } from '#domain/session/registration'
import { type CodeRefusal, defaultMethod, type Method } from '#domain/session/sentCode'
import { isAuthenticated, type SignInGrant, signedIn } from '#domain/session/session'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'
import type { Registered, Registrations } from './ports/Registrations.ts'
import type { ReadProfile } from './ReadProfile.ts'
import type { SignIn } from './SignIn.ts'
import type { SignOut } from './SignOut.ts'
import { signInUnlessTaken } from './signInUnlessTaken.ts'

/** `not-in`: the account exists, and its owner has to sign in. */
export type FirstSignIn = { readonly kind: 'in' | 'not-in' } | { readonly kind: CodeRefusal }

export type PendingAccount = Pick<Registration, 'email' | 'phone' | 'method'>

interface Opened {
  readonly registration: PendingAccount & { readonly password?: string | undefined }
  readonly signIn: SignInGrant | undefined
  readonly isVerified: boolean
  readonly isIn?: boolean
}

interface UseCases {
  readonly signIn: Pick<SignIn, 'execute'>
  readonly readProfile: Pick<ReadProfile, 'execute'>
  readonly signOut: Pick<SignOut, 'execute'>
}

export class SignUp {
  /** May be another player's. */
  readonly session: CurrentSession
  private opened: Opened | undefined
  private readonly registrations: Registrations
  private readonly useCases: UseCases
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(registrations: Registrations, useCases: UseCases, session: CurrentSession, connectivity: Pick<Connectivity, 'value'>) {
    this.registrations = registrations
    this.useCases = useCases
    this.session = session
    this.connectivity = connectivity
  }

  isOpened(email = this.opened?.registration.email): boolean {
    return email !== undefined && this.opened?.registration.email === email
  }

  get sentTo(): string | undefined {
    const { registration } = this.opened ?? {}
    return registration?.method === 1 ? registration.phone : registration?.email
  }

  /**
   * If the address is taken after a lost answer, the account is this one. An account already opened is not opened again; only the
   * recipient of its code may change.
   */
  async open(registration: Registration): Promise<Registered> {
    const { email } = registration
    if (this.opened && this.isOpened(email)) {
      const { password = registration.password } = this.opened.registration
      this.opened = { ...this.opened, registration: { ...registration, password } }
      return { kind: 'registered' }
    }
    const answer = await writeOnce(
      this.connectivity,
      () => this.registrations.open(registration),
      async () => ((await this.registrations.isFree(email)) ? undefined : ({ kind: 'registered' } as const)),
    )
    if (answer.kind === 'registered') this.opened = { registration, signIn: answer.signIn, isVerified: false }
    return answer
  }

  get pending(): PendingAccount | undefined {
    return this.opened?.registration
  }

  resume(registration: PendingAccount): void {
    this.opened ??= { registration, signIn: undefined, isVerified: false, isIn: isAuthenticated(this.session.value) }
  }

  sendBy(method: Method): void {
    if (!this.opened) return
    const { registration } = this.opened
    this.opened = { ...this.opened, registration: { ...registration, method: registration.phone === '' ? defaultMethod : method } }
  }

  readProfile(): Promise<Player> {
    return this.useCases.readProfile.execute()
  }

  signOut(): Promise<void> {
    return this.useCases.signOut.execute()
  }

  complete(): void {
    this.session.update((session) => (session.player ? { ...session, player: { ...session.player, openStep: undefined } } : session))
  }

  async sendCode(): Promise<void> {
    const { email, phone, method } = this.account.registration
    await this.registrations.sendCode({ email, phone, method })
  }

  async sendLink(): Promise<void> {
    await this.registrations.sendLink(this.account.registration.email)
  }

  /** Signs in with the tokens of the answer, else with what was entered. */
  async confirm(code: string): Promise<FirstSignIn> {
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

  private async letIn({ signIn, isIn, registration: { email, password } }: Opened): Promise<'in' | 'not-in'> {
    if (isIn) return isAuthenticated(this.session.value) ? 'in' : 'not-in'
    const { rememberMe } = this.session.value
    if (signIn) {
      return signInUnlessTaken(this.session, (session) => signedIn(session, signIn, rememberMe)) ? 'in' : 'not-in'
    }
    if (password === undefined) return 'not-in'
    const { kind } = await this.useCases.signIn.execute({ username: email, password }, rememberMe)
    return kind === 'signed-in' ? 'in' : 'not-in'
  }

  private get account(): Opened {
    if (!this.opened) throw new Error('No account has been opened')
    return this.opened
  }
}
