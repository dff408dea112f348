import { observable } from 'mobx'
import type { Failure } from '#app/shared/failure'
import { makeReactive } from './makeReactive.ts'
import { Task } from './Task.ts'

export interface FlagChange {
  readonly wanted: boolean
  readonly asRead: boolean
}

/** Shows the player's choice at once, and the saved state if the write fails. */
export class OptimisticFlags {
  private readonly wanted = observable.map<string, boolean>()
  private readonly writes = observable.map<string, Task>()
  readonly #written = new Map<string, boolean>()

  constructor() {
    makeReactive(this)
  }

  get failure(): Failure | undefined {
    return [...this.writes.values()].find(({ failure }) => failure)?.failure
  }

  get fault(): Task['fault'] {
    return [...this.writes.values()].find(({ fault }) => fault)?.fault
  }

  isSet(key: string, asRead: boolean): boolean {
    return this.wanted.get(key) ?? asRead
  }

  async set(key: string, { wanted, asRead }: FlagChange, save: () => Promise<boolean>): Promise<boolean> {
    const write = new Task()
    this.wanted.set(key, wanted)
    this.writes.set(key, write)
    const isSet = await write.run(save)
    if (isSet !== undefined) this.#written.set(key, isSet)
    // A later press has its own result.
    if (this.writes.get(key) === write) this.settle(key, this.#written.get(key) ?? asRead)
    return isSet === wanted
  }

  private settle(key: string, isSet: boolean): void {
    this.wanted.set(key, isSet)
  }
}
