import type { World } from '../../world/World.ts'
import { cartOf, changeCart, itemsOf, putInto } from './cart/carts.ts'
import type { CartItemInput, CartRow, CouponRow } from './cart/data.ts'
import { declineNextCard, turnFittedClubsIntoCart } from './clubActions.ts'
import type { SavedCardRow } from './data.ts'

export class ArrangeCarts {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  async holdsQuantity(playerId: string, quantity: number): Promise<void> {
    const cart = await this.emptied(playerId)
    if (quantity > 0) await putInto(this.world, cart, buildCartItem({ sku: 'CH-TOWEL', quantity: quantity }))
  }

  async holds(playerId: string, wishes: readonly CartItemInput[]): Promise<void> {
    const cart = await this.emptied(playerId)
    for (const itemInput of wishes) await putInto(this.world, cart, itemInput)
  }

  async is(playerId: string, values: Partial<CartRow>): Promise<void> {
    await changeCart(this.world, await cartOf(this.world, playerId), values)
  }

  async comesFromFitting(playerId: string): Promise<void> {
    await turnFittedClubsIntoCart(this.world, playerId)
  }

  async isDeclinedNext(playerId: string): Promise<void> {
    await declineNextCard(this.world, playerId)
  }

  /** `percent` off, or a fixed amount in US cents. */
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
    for (const { id } of itemsOf(this.world, cart)) this.world.cartLines.remove(id)
    return cart
  }
}

export function buildCartItem(own: Partial<CartItemInput> & Pick<CartItemInput, 'sku'>): CartItemInput {
  return { quantity: 1, options: [], bundle: [], ...own }
}
