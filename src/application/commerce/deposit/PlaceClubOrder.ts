import type { PostalAddress, SavedAddress } from '#domain/commerce/address'
import type { ClubOrder, ClubSet } from '#domain/commerce/deposit/clubOrder'
import type { Connectivity } from '../../shared/ports/Connectivity.ts'
import { writeOnce } from '../../shared/writeOnce.ts'
import type { EmptyCart } from '../EmptyCart.ts'
import type { CartRefusal, ClubCart, ClubCarts, ClubPlacement } from './ports/ClubCarts.ts'
import type { Deposits } from './ports/Deposits.ts'
import type { WithdrawnOrders } from './WithdrawnOrders.ts'

export interface ClubOrdering {
  readonly order: ClubOrder
  readonly set: ClubSet
  readonly billing: PostalAddress | SavedAddress
  readonly pickUp: PostalAddress
}

/** Turns an order of custom-fit clubs into the shop's order, by cart steps in a fixed order. */
export class PlaceClubOrder {
  private readonly carts: ClubCarts
  private readonly deposits: Pick<Deposits, 'order'>
  private readonly emptying: Pick<EmptyCart, 'execute'>
  private readonly withdrawn: Pick<WithdrawnOrders, 'add'>
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(
    carts: ClubCarts,
    deposits: Pick<Deposits, 'order'>,
    emptying: Pick<EmptyCart, 'execute'>,
    withdrawn: Pick<WithdrawnOrders, 'add'>,
    connectivity: Pick<Connectivity, 'value'>,
  ) {
    this.carts = carts
    this.deposits = deposits
    this.emptying = emptying
    this.withdrawn = withdrawn
    this.connectivity = connectivity
  }

  async execute(ordering: ClubOrdering): Promise<CartRefusal | { readonly kind: 'placed' }> {
    const { order } = ordering
    await this.emptying.execute()
    const cart = await this.carts.convert(order.id)
    const end = 'kind' in cart ? cart : await this.order(cart, ordering)
    if (end.kind === 'refused' && end.part === 'order') this.withdrawn.add(end.clubOrderId ?? order.id)
    return end
  }

  private async order(cart: ClubCart, { order, set, billing, pickUp }: ClubOrdering): Promise<CartRefusal | { readonly kind: 'placed' }> {
    const steps = [
      () => cart.chooseSet(set.id),
      () => cart.billTo(billing),
      () => cart.shipTo(pickUp),
      () => cart.pickUp(),
      () => cart.payAtClub(),
    ]
    for (const step of steps) {
      const refusal = await step()
      if (refusal) return refusal
    }
    const answer = await writeOnce<ClubPlacement>(
      this.connectivity,
      () => cart.place(),
      () => this.found(order.id),
    )
    if (answer.kind !== 'ended') return answer
    // Another tab or device may have ordered it.
    return (await this.found(order.id)) ?? { kind: 'refused', part: 'address', message: '' }
  }

  private async found(id: string): Promise<{ readonly kind: 'placed' } | undefined> {
    return (await this.deposits.order(id))?.placed && { kind: 'placed' }
  }
}
