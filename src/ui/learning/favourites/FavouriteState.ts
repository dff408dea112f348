import { observable } from 'mobx'
import type { SaveFavourite } from '#app/learning/SaveFavourite'
import type { Failure } from '#app/shared/failure'
import { type Favourite, keyOf } from '#domain/learning/favourite'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** Shows the player's choice at once, and the saved state if the write fails. */
export class FavouriteState {
  private readonly wanted = observable.map<string, boolean>()
  readonly #written = new Map<string, boolean>()
  private readonly writes = observable.map<string, Task>()
  readonly #keeping: SaveFavourite

  constructor(keeping: SaveFavourite) {
    this.#keeping = keeping
    makeReactive(this)
  }

  get failure(): Failure | undefined {
    return [...this.writes.values()].find(({ failure }) => failure)?.failure
  }

  get fault(): Task['fault'] {
    return [...this.writes.values()].find(({ fault }) => fault)?.fault
  }

  /** `asRead`: the state that was loaded. */
  isKept(favourite: Favourite, asRead: boolean): boolean {
    return this.wanted.get(keyOf(favourite)) ?? asRead
  }

  async toggle(favourite: Favourite, asRead: boolean): Promise<void> {
    await this.set(favourite, { wanted: !this.isKept(favourite, asRead), asRead })
  }

  async set(favourite: Favourite, { wanted, asRead }: { readonly wanted: boolean; readonly asRead: boolean }): Promise<boolean> {
    const key = keyOf(favourite)
    const write = new Task()
    this.wanted.set(key, wanted)
    this.writes.set(key, write)
    const isKept = await write.run(() => this.#keeping.execute(favourite, wanted))
    if (isKept !== undefined) this.#written.set(key, isKept)
    // A later press has its own result.
    if (this.writes.get(key) === write) this.settle(key, this.#written.get(key) ?? asRead)
    return isKept === wanted
  }

  private settle(key: string, isKept: boolean): void {
    this.wanted.set(key, isKept)
  }
}
