import type { Progress } from '#app/shared/chosenFile'
import { makeReactive } from './makeReactive.ts'

/** Files on their way: how much of them has been sent, until they have arrived or the player cancels. */
export class Upload {
  /** From 0 to 1; undefined while it is unknown. */
  share: number | undefined = undefined
  #request: AbortController | undefined = undefined

  constructor() {
    makeReactive(this)
  }

  async run<T>(send: (progress: Progress) => Promise<T>): Promise<T | 'canceled'> {
    const request = new AbortController()
    const { signal } = request
    this.#request = request
    this.share = undefined
    try {
      return await send({ signal, onProgress: this.advance })
    } catch (error) {
      if (signal.aborted) return 'canceled'
      throw error
    }
  }

  cancel(): void {
    this.#request?.abort(new DOMException('The player has canceled', 'AbortError'))
    this.#request = undefined
  }

  private advance(share: number): void {
    this.share = share
  }
}
