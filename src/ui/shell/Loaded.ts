import { runInAction } from 'mobx'
import { Failure } from '#app/shared/failure'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export type LoadedState = 'loading' | 'ready' | 'failed'

/** Reloads of the view model that is being created. */
let collected: (() => void)[] | undefined

export function withReload<T>(make: () => T): { readonly made: T; readonly reload: () => void } {
  const outer = collected
  const own: (() => void)[] = []
  collected = own
  try {
    const reload = () => {
      for (const again of own) again()
    }
    return { made: make(), reload }
  } finally {
    collected = outer
  }
}

/** Reading again keeps the value; the last request wins; a failure beside a value means that the value is stale. */
export class Loaded<T> {
  value: T | undefined = undefined
  failure: Failure | undefined = undefined
  fault: { readonly error: unknown } | undefined = undefined
  busy = false
  #request: AbortController | undefined = undefined
  #again: (() => Promise<void>) | undefined = undefined

  constructor({ isReloaded = true } = {}) {
    makeReactive(this)
    if (isReloaded) collected?.push(() => void this.retry())
  }

  get state(): LoadedState {
    if (this.value !== undefined) return 'ready'
    return this.failure ? 'failed' : 'loading'
  }

  get stale(): boolean {
    return this.value !== undefined && this.failure !== undefined
  }

  async load(read: (signal: AbortSignal) => Promise<T>): Promise<void> {
    this.cancel()
    const request = new AbortController()
    this.#request = request
    this.#again = () => this.load(read)
    this.busy = true
    try {
      const value = await read(request.signal)
      this.settle(request, () => this.receive(value))
    } catch (error) {
      this.settle(request, () => {
        if (error instanceof Failure) this.failure = error
        else this.fault = { error }
      })
    }
  }

  async retry(): Promise<void> {
    await this.#again?.()
  }

  receive(value: T): void {
    this.value = value
    this.failure = undefined
  }

  clear(): void {
    this.cancel()
    this.#again = undefined
    this.value = undefined
    this.failure = undefined
  }

  cancel(): void {
    this.#request?.abort()
    this.#request = undefined
    this.busy = false
  }

  private settle(request: AbortController, change: () => void): void {
    if (this.#request !== request) return
    runInAction(() => {
      this.#request = undefined
      this.busy = false
      change()
    })
  }
}
