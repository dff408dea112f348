import type { Configurations } from '#app/session/ports/Configurations'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { ChildSignInAnswer } from '#app/session/ports/SubAccounts'
import type { SignInChild } from '#app/session/SignInChild'
import type { FamilyAccount } from '#domain/session/configuration'
import { actingFor, actorOf, childrenOf, parentOf } from '#domain/session/family'
import type { Player } from '#domain/session/player'
import type { Session } from '#domain/session/session'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'

type PasswordProblem = 'passwordMissing' | 'passwordWrong'

export class FamilyViewModel {
  readonly accounts = new Loaded<readonly FamilyAccount[]>()
  readonly opening = new Task()
  chosen: FamilyAccount | undefined = undefined
  asksPassword = false
  password = ''
  problem: PasswordProblem | 'refused' | undefined = undefined
  readonly #configurations: Configurations
  readonly #signInChild: SignInChild
  readonly #currentSession: CurrentSession
  readonly #session: Observed<Session>

  constructor(configurations: Configurations, signInChild: SignInChild, session: CurrentSession) {
    this.#configurations = configurations
    this.#signInChild = signInChild
    this.#currentSession = session
    this.#session = observe(session)
    makeReactive(this)
  }

  get parent(): Player | undefined {
    return parentOf(this.#session.value)
  }

  get actor(): string | undefined {
    return actorOf(this.#session.value)
  }

  get isAlone(): boolean {
    return this.accounts.value?.length === 0 && this.actor === undefined
  }

  get isUnsent(): boolean {
    return this.password !== ''
  }

  start(): void {
    void this.accounts.load((signal) => this.#configurations.familyAccounts(signal))
  }

  dispose(): void {
    this.accounts.cancel()
    this.leavePassword()
  }

  async choose(account: FamilyAccount): Promise<void> {
    if (this.opening.busy) return
    this.leavePassword()
    this.chosen = account
    const isOpen = childrenOf(this.#session.value).some(({ id }) => id === account.id)
    if (account.asksPassword && !isOpen) this.asksPassword = true
    else await this.open(account)
  }

  changePassword(password: string): void {
    this.password = password
    this.problem = undefined
  }

  async submitPassword(): Promise<void> {
    this.problem = this.password === '' ? 'passwordMissing' : undefined
    if (this.chosen && !this.problem) await this.open(this.chosen, this.password)
  }

  leavePassword(): void {
    this.asksPassword = false
    this.password = ''
    this.problem = undefined
    this.opening.clear()
  }

  goBack(): void {
    this.#currentSession.update((session) => actingFor(session, undefined))
  }

  decline(): void {
    this.#currentSession.update((session) => ({ ...session, family: 'decline' }))
  }

  private async open(account: FamilyAccount, password?: string): Promise<void> {
    const answer = await this.opening.run(() => this.#signInChild.execute(account, password))
    if (answer) this.receive(answer)
  }

  private receive({ kind }: ChildSignInAnswer): void {
    if (kind === 'signed-in') this.leavePassword()
    else if (kind === 'refused') this.problem = 'refused'
    else {
      this.asksPassword = true
      this.problem = kind === 'password-wrong' ? 'passwordWrong' : undefined
    }
  }
}
