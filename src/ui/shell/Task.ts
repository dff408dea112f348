import { runInAction } from 'mobx'
import { Failure } from '#app/shared/failure'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { openWrites } from './openWrites.ts'
import { unsavedChanges } from './unsavedChanges.ts'

/** One write at a time; reloads don't repeat it. */
export class Task {
  busy = false
  failure: Failure | undefined = undefined
  fault: { readonly error: unknown } | undefined = undefined

  constructor() {
    makeReactive(this)
  }

  /** Undefined if the write failed or another one is under way. */
  async run<T>(write: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined
    this.busy = true
    this.failure = undefined
    const release = unsavedChanges.hold()
    const close = openWrites.open()
    try {
      return await write()
    } catch (error) {
      runInAction(() => {
        if (error instanceof Failure) this.failure = error
        else this.fault = { error }
      })
      return undefined
    } finally {
      release()
      close()
      runInAction(() => {
        this.busy = false
      })
    }
  }

  clear(): void {
    this.failure = undefined
  }
}
