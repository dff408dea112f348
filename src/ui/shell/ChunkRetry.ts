import { makeAutoObservable } from 'mobx'
import type { Subscription } from 'rxjs'
import type { Connectivity } from '#app/shared/ports/Connectivity'
import type { UpdateResult, Updates } from '#app/shared/ports/Updates'
import { Loaded } from './Loaded.ts'

/** Code that could not be loaded when it was wanted. It is asked for again, also by itself when the network is back. */
export class ChunkRetry<Code> {
  readonly code = new Loaded<Code>()
  /** What became of it where the network was no reason. */
  renewed: UpdateResult | undefined = undefined
  readonly #fetch: () => Promise<Code>
  readonly #connectivity: Connectivity
  readonly #updates: Pick<Updates, 'renew'>
  #returning: Subscription | undefined = undefined

  constructor(fetch: () => Promise<Code>, connectivity: Connectivity, updates: Pick<Updates, 'renew'>) {
    this.#fetch = fetch
    this.#connectivity = connectivity
    this.#updates = updates
    makeAutoObservable(this, {}, { autoBind: true })
  }

  start(): void {
    this.#returning = this.#connectivity.changes.subscribe((isOnline) => {
      // Just after the network has come back a request may still fail.
      if (isOnline) void this.attempt(2)
    })
    void this.ask()
  }

  dispose(): void {
    this.#returning?.unsubscribe()
    this.code.cancel()
  }

  /** It could not be had although the site answers, and loading the page anew did not help. */
  get isGone(): boolean {
    return this.code.failure !== undefined && this.renewed === 'in-vain'
  }

  /** On its way, or nobody knows yet why it does not come. */
  get isPending(): boolean {
    return this.code.failure === undefined || this.renewed === 'loading' || (this.#connectivity.value && this.renewed === undefined)
  }

  ask(): Promise<void> {
    return this.attempt(1)
  }

  private async attempt(times: number): Promise<void> {
    await this.code.load(this.#fetch)
    // A later attempt is under way, and decides.
    if (this.code.busy) return
    const isUnexplained = this.code.failure !== undefined && this.#connectivity.value
    if (isUnexplained && times > 1) return this.attempt(times - 1)
    this.learn(isUnexplained ? await this.#updates.renew() : undefined)
  }

  private learn(renewed: UpdateResult | undefined): void {
    this.renewed = renewed
  }
}
