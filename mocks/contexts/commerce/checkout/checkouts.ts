import type { World } from '../../../world/World.ts'
import type { CheckoutRow } from './data.ts'

export function checkoutOf(world: World, cartId: string): CheckoutRow {
  return world.checkouts.find(cartId) ?? { id: cartId }
}

export async function updateCheckout(world: World, cartId: string, values: Partial<CheckoutRow>): Promise<void> {
  if (world.checkouts.find(cartId)) await world.checkouts.change(cartId, values)
  else await world.checkouts.add({ id: cartId, ...values })
}
