import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Failure } from '#app/shared/failure'
import { openWrites } from './openWrites.ts'
import { unsavedChanges } from './unsavedChanges.ts'

/** A write: one at a time, its failure shown in place, its busy flag off at every end. No reload takes it along. */
export class Task {
  busy = false
  failure: Failure | undefined = undefined
  /** A programming error, for the root boundary. */
  fault: { readonly error: unknown } | undefined = undefined

  constructor() {
    makeAutoObservable(this, { failure: observableRef, fault: observableRef }, { autoBind: true })
  }

  /** The answer, or nothing: where it failed, and where one is under way already. */
  async run<T>(write: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined
    this.busy = true
    this.failure = undefined
    const letGo = unsavedChanges.hold()
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
      letGo()
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
