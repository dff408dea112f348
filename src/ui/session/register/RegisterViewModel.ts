import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { PendingAccount, SignUp } from '#app/session/SignUp'
import type { OpenStep, Player } from '#domain/session/player'
import { defaultMethod } from '#domain/session/sentCode'
import { isAuthenticated, openStepIn } from '#domain/session/session'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'
import { CodeEntry } from '../code/CodeEntry.ts'
import type { AccountModel } from './AccountModel.ts'
import type { TermsModel } from './TermsModel.ts'
import type { Welcome } from './Welcome.ts'

export const steps = ['account', 'code', 'terms'] as const
export type Step = (typeof steps)[number]

export class RegisterViewModel {
  step: Step
  isShutOut = false
  isDone = false
  isLinkSent = false
  sentTo = ''
  readonly account: AccountModel
  readonly terms: TermsModel
  readonly welcome: Welcome
  readonly code: CodeEntry
  readonly opening = new Task()
  readonly sendingCode = new Task()
  readonly sendingLink = new Task()
  private isOwnSession: boolean
  readonly isReturning: boolean
  readonly profile = new Loaded<Player>()
  readonly leaving = new Task()
  #reading: Promise<void> = Promise.resolve()
  readonly #signUp: SignUp
  readonly #session: Observed<CurrentSession['value']>

  constructor(account: AccountModel, terms: TermsModel, welcome: Welcome, signUp: SignUp) {
    this.account = account
    this.terms = terms
    this.#signUp = signUp
    this.welcome = welcome
    account.follow(() => welcome.settings)
    this.#session = observe(signUp.session)
    const openStep = openStepIn(signUp.session.value)
    this.isReturning = openStep !== undefined
    this.isOwnSession = this.isReturning
    this.step = openStep ?? 'account'
    this.code = new CodeEntry({ confirm: (code) => this.confirmCode(code), resend: () => this.#signUp.sendCode() })
    makeReactive(this)
  }

  get leadsTo(): 'home' | 'sign-in' | undefined {
    const isIn = isAuthenticated(this.#session.value)
    if (this.isDone || (isIn && !this.isOwnSession)) return 'home'
    return (this.step === 'terms' || this.isReturning) && !isIn && !this.isShutOut ? 'sign-in' : undefined
  }

  get isUnsent(): boolean {
    return !this.isDone && !this.isShutOut && (this.step !== 'account' || this.account.isUnsent)
  }

  get fault(): { readonly error: unknown } | undefined {
    const parts = [
      this.opening,
      this.sendingCode,
      this.sendingLink,
      this.code.confirming,
      this.code.resending,
      this.terms.sending,
      this.leaving,
    ]
    return [...parts, this.account.email.free, this.account.email.family, this.welcome.friend, this.welcome.texts, this.profile].find(
      ({ fault }) => fault,
    )?.fault
  }

  start(): void {
    this.account.start()
    this.welcome.start()
    const openStep = openStepIn(this.#session.value)
    if (openStep) void this.return(openStep)
    else if (this.account.pending && !this.#signUp.isOpened()) this.resume(this.account.pending)
  }

  dispose(): void {
    this.account.dispose()
    this.terms.dispose()
    this.welcome.dispose()
  }

  show(step: Step): boolean {
    const isThere =
      this.step === 'terms' ? step === 'terms' : (step === 'account' && !this.isReturning) || (step === 'code' && this.#signUp.isOpened())
    if (isThere) this.step = step
    return isThere
  }

  async openAccount(): Promise<void> {
    const answer = await this.opening.run(async () => {
      const registration = await this.account.check((email) => this.#signUp.isOpened(email))
      return registration && this.#signUp.open(registration)
    })
    if (answer?.kind === 'email-taken') this.refuseAddress()
    if (answer?.kind === 'registered') await this.askForCode()
  }

  async sendCode(): Promise<void> {
    await this.sendingCode.run(() => this.#signUp.sendCode())
  }

  async sendLink(): Promise<void> {
    const sent = await this.sendingLink.run(async () => {
      await this.#signUp.sendLink()
      return true
    })
    this.receiveLink(sent ?? false)
  }

  goOn(): void {
    this.step = 'terms'
    if (this.isShutOut) return
    this.terms.load()
    this.#reading = this.profile.load(() => this.#signUp.readProfile())
  }

  async complete(): Promise<void> {
    // An earlier read must not reopen the terms.
    await this.#reading
    if (await this.terms.send()) this.finish()
  }

  async signOut(): Promise<void> {
    await this.leaving.run(() => this.#signUp.signOut())
  }

  private async return(step: OpenStep): Promise<void> {
    if (step === 'terms') this.goOn()
    else this.awaitCode()
    await this.#reading
    this.follow()
  }

  /** The step may have been completed by a link or on another device. */
  private follow(): void {
    const openStep = openStepIn(this.#session.value)
    if (openStep === 'terms' && this.step === 'code') this.goOn()
    if (!openStep) this.expect(false)
  }

  private awaitCode(): void {
    this.#reading = this.profile.load(() => this.#signUp.readProfile())
    const { pending } = this.account
    const { email = '', phone = '' } = this.#session.value.player ?? {}
    this.resume(pending ?? { email, phone, method: defaultMethod })
    // A code requested by this tab may still arrive.
    if (!pending) void this.askByConfiguredMethod()
  }

  private resume(pending: PendingAccount): void {
    this.#signUp.resume(pending)
    this.sentTo = this.#signUp.sentTo ?? ''
    this.step = 'code'
  }

  private async askByConfiguredMethod(): Promise<void> {
    const { method } = await this.welcome.readSettings()
    if (this.step !== 'code') return
    this.#signUp.sendBy(method)
    await this.askForCode()
  }

  private async askForCode(): Promise<void> {
    this.step = 'code'
    if (this.#signUp.pending) this.account.wait(this.#signUp.pending)
    this.sentTo = this.#signUp.sentTo ?? ''
    this.code.clear()
    this.isLinkSent = false
    await this.sendCode()
  }

  private async confirmCode(code: string) {
    this.expect(true)
    try {
      const { kind } = await this.#signUp.confirm(code)
      if (kind === 'in' || kind === 'not-in') return this.receive(kind)
      this.expect(this.isReturning)
      return kind
    } catch (error) {
      this.expect(this.isReturning)
      throw error
    }
  }

  private receive(kind: 'in' | 'not-in'): undefined {
    this.isShutOut = kind === 'not-in'
    this.account.forget()
  }

  private expect(isOwnSession: boolean): void {
    this.isOwnSession = isOwnSession
  }

  private receiveLink(isSent: boolean): void {
    this.isLinkSent = isSent
  }

  private refuseAddress(): void {
    this.account.email.take()
    this.account.stop()
  }

  private finish(): void {
    this.#signUp.complete()
    this.isDone = true
  }
}
