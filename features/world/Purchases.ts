import { stockOf, takeFromStock } from '#mocks/commerce/catalogue/stock'
import { truth } from '#mocks/truth'
import type { World } from '#mocks/World'
import { type Member, playerId } from './cast.ts'

/** What is bought of the shop, and what is left in it. */
export class Purchases {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  async nothingIsLeftOf(sku: string): Promise<void> {
    await takeFromStock(this.world, sku, stockOf(this.world, sku))
  }

  piecesInCartOf(member: Member): number {
    return truth(this.world).piecesOf(playerId(member))
  }
}
