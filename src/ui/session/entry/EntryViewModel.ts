import { makeAutoObservable } from 'mobx'
import type { Arrive } from '#app/session/Arrive'
import type { AddressSecrets } from '#app/session/ports/AddressSecrets'
import type { Arrival } from '#app/session/ports/Arrivals'
import { Task } from '#ui/shell/Task.ts'

/** Signing in with what the page's address brought along: another region's word, or a ticket of the staff's. */
export class EntryViewModel {
  /** Nothing where the address brought none. */
  readonly kind: Arrival['kind'] | undefined
  readonly entering = new Task()
  /** `payload` is the server's, kept and never shown. */
  refusal: { readonly payload: unknown } | undefined = undefined
  readonly #arrive: Arrive
  /** Let go once it has been answered. */
  #arrival: Arrival | undefined

  constructor(arrive: Arrive, secrets: AddressSecrets) {
    this.#arrive = arrive
    this.#arrival = arrivalIn(secrets)
    this.kind = this.#arrival?.kind
    makeAutoObservable(this, { kind: false }, { autoBind: true })
  }

  start(): void {
    void this.enter()
  }

  async enter(): Promise<void> {
    const arrival = this.#arrival
    if (!arrival) return
    // Another region's word is sent once, whatever becomes of it.
    if (arrival.kind === 'region') this.#arrival = undefined
    const answer = await this.entering.run(() => this.#arrive.execute(arrival))
    if (!answer) return
    this.#arrival = undefined
    if (answer.kind === 'refused') this.refuse(answer.payload)
  }

  private refuse(payload: unknown): void {
    this.refusal = { payload }
  }
}

function arrivalIn(secrets: AddressSecrets): Arrival | undefined {
  const [ticket, authToken] = [secrets.take('ticket'), secrets.take('authToken')]
  if (ticket !== undefined) return { kind: 'ticket', ticket, isSkytrak: secrets.take('isSkytrak') === 'true' }
  return authToken === undefined ? undefined : { kind: 'region', authToken }
}
