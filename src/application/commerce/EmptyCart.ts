import type { CartQueue } from './CartQueue.ts'
import type { CartStore } from './CartStore.ts'
import type { Carts } from './ports/Carts.ts'

export class EmptyCart {
  private readonly carts: Carts
  private readonly turns: CartQueue
  private readonly store: CartStore

  constructor(carts: Carts, turns: CartQueue, store: CartStore) {
    this.carts = carts
    this.turns = turns
    this.store = store
  }

  execute(): Promise<'done'> {
    return this.turns.run(async ({ id }): Promise<'done'> => {
      if (!this.store.isGuest) await this.carts.deactivateAll()
      this.store.end(id)
      return 'done'
    })
  }
}
