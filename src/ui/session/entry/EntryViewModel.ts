import type { AddressSecrets } from '#app/session/ports/AddressSecrets'
import type { TokenSignIn } from '#app/session/ports/TokenSignIns'
import type { SignInByToken } from '#app/session/SignInByToken'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class EntryViewModel {
  readonly kind: TokenSignIn['kind'] | undefined
  readonly entering = new Task()
  /** `payload` is the server's answer; never shown. */
  refusal: { readonly payload: unknown } | undefined = undefined
  readonly #signInByToken: SignInByToken
  #tokenSignIn: TokenSignIn | undefined

  constructor(signInByToken: SignInByToken, secrets: AddressSecrets) {
    this.#signInByToken = signInByToken
    this.#tokenSignIn = arrivalIn(secrets)
    this.kind = this.#tokenSignIn?.kind
    makeReactive(this)
  }

  start(): void {
    void this.enter()
  }

  async enter(): Promise<void> {
    const tokenSignIn = this.#tokenSignIn
    if (!tokenSignIn) return
    // A region's token is sent only once, whatever the result.
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
