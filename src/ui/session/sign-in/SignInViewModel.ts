import type { Cast, CastMember } from '#app/session/ports/Cast'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { SignIn, SignInOutcome } from '#app/session/SignIn'
import type { TypedUsername } from '#app/session/TypedUsername'
import { usernameOf } from '#domain/session/username'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export type SignInProblem =
  | { readonly kind: 'username-missing' | 'password-missing' }
  /** `payload` is the server's answer; never shown. */
  | { readonly kind: 'refused'; readonly payload: unknown }
  | { readonly kind: 'wrong-region'; readonly region: string }

export interface EarlyEntry {
  readonly username: string
  readonly password: string
  readonly rememberMe: boolean
  readonly wasSent: boolean
}

export class SignInViewModel {
  username: string
  password = ''
  rememberMe: boolean
  problem: SignInProblem | undefined = undefined
  readonly signing = new Task()
  readonly cast: Cast
  /** Undefined after the player's own sign-out. */
  readonly endedBecause: CurrentSession['endedBecause']
  readonly #signIn: SignIn
  readonly #typed: TypedUsername

  constructor(signIn: SignIn, session: CurrentSession, cast: Cast, typed: TypedUsername) {
    this.#signIn = signIn
    this.#typed = typed
    this.username = typed.value
    this.cast = cast
    this.rememberMe = session.value.rememberMe
    this.endedBecause = session.endedBecause
    makeReactive(this)
  }

  get isUnsent(): boolean {
    return this.username !== '' || this.password !== ''
  }

  changeUsername(username: string): void {
    this.username = username
    this.#typed.value = username
  }

  changePassword(password: string): void {
    this.password = password
  }

  changeRememberMe(rememberMe: boolean): void {
    this.rememberMe = rememberMe
  }

  adoptEarlyEntry({ username, password, rememberMe, wasSent }: EarlyEntry): void {
    if (username !== '') this.changeUsername(username)
    this.password = password
    this.rememberMe = rememberMe
    if (wasSent) void this.submit()
  }

  play({ username, password }: CastMember): void {
    this.username = username
    this.password = password
    this.problem = undefined
  }

  async submit(): Promise<void> {
    this.problem = this.missing
    if (this.problem) return
    const credentials = { username: usernameOf(this.username), password: this.password }
    const answer = await this.signing.run(() => this.#signIn.execute(credentials, this.rememberMe))
    if (answer) this.receive(answer)
  }

  private get missing(): SignInProblem | undefined {
    if (usernameOf(this.username) === '') return { kind: 'username-missing' }
    return this.password === '' ? { kind: 'password-missing' } : undefined
  }

  private receive(answer: SignInOutcome): void {
    if (answer.kind !== 'refused') this.password = ''
    if (answer.kind === 'signed-in' || answer.kind === 'ignored') this.#typed.value = ''
    else this.problem = answer
  }
}
