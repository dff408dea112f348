import type { Subscription } from 'rxjs'
import type { Connectivity } from '#app/shared/ports/Connectivity'
import type { UpdateResult, Updates } from '#app/shared/ports/Updates'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Loaded } from '../Loaded.ts'

/** Also retries when the network is back. */
export class ChunkRetry<Code> {
  readonly code = new Loaded<Code>()
  renewed: UpdateResult | undefined = undefined
  readonly #fetch: () => Promise<Code>
  readonly #connectivity: Connectivity
  readonly #updates: Pick<Updates, 'renew'>
  #returning: Subscription | undefined = undefined

  constructor(fetch: () => Promise<Code>, connectivity: Connectivity, updates: Pick<Updates, 'renew'>) {
    this.#fetch = fetch
    this.#connectivity = connectivity
    this.#updates = updates
    makeReactive(this)
  }

  start(): void {
    this.#returning = this.#connectivity.changes.subscribe((isOnline) => {
      // Just after reconnecting, a request may still fail.
      if (isOnline) void this.attempt(2)
    })
    void this.ask()
  }

  dispose(): void {
    this.#returning?.unsubscribe()
    this.code.cancel()
  }

  /** The site answers, but reloading the page did not help. */
  get isGone(): boolean {
    return this.code.failure !== undefined && this.renewed === 'in-vain'
  }

  get isPending(): boolean {
    return this.code.failure === undefined || this.renewed === 'loading' || (this.#connectivity.value && this.renewed === undefined)
  }

  ask(): Promise<void> {
    return this.attempt(1)
  }

  private async attempt(times: number): Promise<void> {
    await this.code.load(this.#fetch)
    // A later attempt decides.
    if (this.code.busy) return
    const isUnexplained = this.code.failure !== undefined && this.#connectivity.value
    if (isUnexplained && times > 1) return this.attempt(times - 1)
    this.learn(isUnexplained ? await this.#updates.renew() : undefined)
  }

  private learn(renewed: UpdateResult | undefined): void {
    this.renewed = renewed
  }
}
