import { makeAutoObservable } from 'mobx'
import type { AddressSecrets } from '#app/session/ports/AddressSecrets'
import type { TokenSignIn } from '#app/session/ports/TokenSignIns'
import type { SignInByToken } from '#app/session/SignInByToken'
import { Task } from '#ui/shell/Task.ts'

/** Signing in with what the page's address brought along: another region's word, or a ticket of the staff's. */
export class EntryViewModel {
  /** Nothing where the address brought none. */
  readonly kind: TokenSignIn['kind'] | undefined
  readonly entering = new Task()
  /** `payload` is the server's, kept and never shown. */
  refusal: { readonly payload: unknown } | undefined = undefined
  readonly #signInByToken: SignInByToken
  /** Let go once it has been answered. */
  #tokenSignIn: TokenSignIn | undefined

  constructor(signInByToken: SignInByToken, secrets: AddressSecrets) {
    this.#signInByToken = signInByToken
    this.#tokenSignIn = arrivalIn(secrets)
    this.kind = this.#tokenSignIn?.kind
    makeAutoObservable(this, { kind: false }, { autoBind: true })
  }

  start(): void {
    void this.enter()
  }

  async enter(): Promise<void> {
    const tokenSignIn = this.#tokenSignIn
    if (!tokenSignIn) return
    // Another region's word is sent once, whatever becomes of it.
    if (tokenSignIn.kind === 'region') this.#tokenSignIn = undefined
    const answer = await this.entering.run(() => this.#signInByToken.execute(tokenSignIn))
    if (!answer) return
    this.#tokenSignIn = undefined
    if (answer.kind === 'refused') this.refuse(answer.payload)
  }

  private refuse(payload: unknown): void {
    this.refusal = { payload }
  }
}

function arrivalIn(secrets: AddressSecrets): TokenSignIn | undefined {
  const [ticket, authToken] = [secrets.take('ticket'), secrets.take('authToken')]
  if (ticket !== undefined) return { kind: 'ticket', ticket, isSkytrak: secrets.take('isSkytrak') === 'true' }
  return authToken === undefined ? undefined : { kind: 'region', authToken }
}
