import type { SaveFavourite } from '#app/learning/SaveFavourite'
import { type Favourite, keyOf } from '#domain/learning/favourite'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type FlagChange, OptimisticFlags } from '#ui/shell/OptimisticFlags.ts'

export class FavouriteState {
  readonly #flags = new OptimisticFlags()
  readonly #saving: SaveFavourite

  constructor(saving: SaveFavourite) {
    this.#saving = saving
    makeReactive(this)
  }

  get failure(): OptimisticFlags['failure'] {
    return this.#flags.failure
  }

  get fault(): OptimisticFlags['fault'] {
    return this.#flags.fault
  }

  isKept(favourite: Favourite, asRead: boolean): boolean {
    return this.#flags.isSet(keyOf(favourite), asRead)
  }

  async toggle(favourite: Favourite, asRead: boolean): Promise<void> {
    await this.set(favourite, { wanted: !this.isKept(favourite, asRead), asRead })
  }

  set(favourite: Favourite, change: FlagChange): Promise<boolean> {
    return this.#flags.set(keyOf(favourite), change, () => this.#saving.execute(favourite, change.wanted))
  }
}
