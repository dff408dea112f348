import type { World } from '../World.ts'
import { cartOf, changeCart, linesOf, putInto } from './cart/carts.ts'
import type { CartRow, CouponRow, Wish } from './cart/data.ts'
import { turnFittedClubsIntoCart } from './clubActions.ts'
import type { SavedCardRow } from './data.ts'

export class GivenCarts {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** Of something that everybody has in the cart sooner or later; these are all that is in it. */
  async holdsPieces(playerId: string, pieces: number): Promise<void> {
    const cart = await this.emptied(playerId)
    if (pieces > 0) await putInto(this.world, cart, aWish({ sku: 'CH-TOWEL', quantity: pieces }))
  }

  /** All that is in it. */
  async holds(playerId: string, wishes: readonly Wish[]): Promise<void> {
    const cart = await this.emptied(playerId)
    for (const wish of wishes) await putInto(this.world, cart, wish)
  }

  async is(playerId: string, values: Partial<CartRow>): Promise<void> {
    await changeCart(this.world, await cartOf(this.world, playerId), values)
  }

  async comesFromFitting(playerId: string): Promise<void> {
    await turnFittedClubsIntoCart(this.world, playerId)
  }

  /** `percent` off, or so many US cents. */
  async hasCoupon(code: string, reduction: Omit<CouponRow, 'id' | 'label' | 'active'>): Promise<void> {
    await this.world.coupons.add({ id: code, label: code, active: true, ...reduction })
  }

  async hasGiftCode(code: string, balance: number, currency = 'USD'): Promise<void> {
    await this.world.giftCodes.add({ id: code, balance, currency, active: true })
  }

  async keepsCard(playerId: string, card: Pick<SavedCardRow, 'type' | 'last4'>): Promise<void> {
    const { firstName, lastName } = this.world.players.get(playerId)
    const known = { month: '11', year: '2029', holder: `${firstName} ${lastName}` }
    await this.world.savedCards.add({ id: `card-${playerId}-${card.last4}`, playerId, ...card, ...known })
  }

  private async emptied(playerId: string): Promise<CartRow> {
    const cart = await cartOf(this.world, playerId)
    for (const { id } of linesOf(this.world, cart)) this.world.cartLines.remove(id)
    return cart
  }
}

/** One piece with nothing to choose, unless said otherwise. */
export function aWish(own: Partial<Wish> & Pick<Wish, 'sku'>): Wish {
  return { quantity: 1, options: [], bundle: [], ...own }
}
