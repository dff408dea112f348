import { makeAutoObservable } from 'mobx'
import type { KeepFavourite } from '#app/learning/KeepFavourite'
import type { Failure } from '#app/shared/failure'
import { type Favourite, keyOf } from '#domain/learning/favourite'
import { Task } from '#ui/shell/Task.ts'

/** What a screen shows as kept: the player's wish at once, and what the club has where that fails. */
export class FavouriteMarks {
  private readonly wishes = new Map<string, boolean>()
  readonly #written = new Map<string, boolean>()
  private readonly writes = new Map<string, Task>()
  readonly #keeping: KeepFavourite

  constructor(keeping: KeepFavourite) {
    this.#keeping = keeping
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get failure(): Failure | undefined {
    return [...this.writes.values()].find(({ failure }) => failure)?.failure
  }

  get fault(): Task['fault'] {
    return [...this.writes.values()].find(({ fault }) => fault)?.fault
  }

  /** `asRead`: as the club has told it. */
  isKept(favourite: Favourite, asRead: boolean): boolean {
    return this.wishes.get(keyOf(favourite)) ?? asRead
  }

  async toggle(favourite: Favourite, asRead: boolean): Promise<void> {
    await this.set(favourite, { wish: !this.isKept(favourite, asRead), asRead })
  }

  /** Whether the wish is written. */
  async set(favourite: Favourite, { wish, asRead }: { readonly wish: boolean; readonly asRead: boolean }): Promise<boolean> {
    const key = keyOf(favourite)
    const write = new Task()
    this.wishes.set(key, wish)
    this.writes.set(key, write)
    const isKept = await write.run(() => this.#keeping.execute(favourite, wish))
    if (isKept !== undefined) this.#written.set(key, isKept)
    // A later press speaks for itself.
    if (this.writes.get(key) === write) this.settle(key, this.#written.get(key) ?? asRead)
    return isKept === wish
  }

  private settle(key: string, isKept: boolean): void {
    this.wishes.set(key, isKept)
  }
}
