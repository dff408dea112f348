import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { type Token, token } from '../shared/token.ts'
import type { CurrentCustomer } from './ports/CurrentCustomer.ts'
import type { GuestCart } from './ports/GuestCart.ts'

/** Who shops here: a customer, or a guest with a cart of the device's; and whether the shop can be reached. */
export interface Shopper {
  readonly customer: CurrentCustomer
  readonly guest: GuestCart
  readonly connectivity: Pick<Connectivity, 'value'>
}
export const Shopper: Token<Shopper> = token('Shopper')
