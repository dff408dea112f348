import { type CartOrNone, noCart } from './cart.ts'

/** What all screens of the shop share of the cart. */
export interface CartState {
  /** Absent until it has been read. */
  readonly cart: CartOrNone | undefined
  readonly fetchStatus: 'idle' | 'loading' | 'success'
  /** Of the checkout's billing address; a cart that is read anew has it to be set anew. */
  readonly billingSetStatus: 'empty' | 'wait' | 'success'
  readonly couponResult: 'applied' | 'refused' | undefined
  /** Pieces that came along from the cart that the customer had as a guest, until that is noted. */
  readonly broughtAlong: number | undefined
}

export const unread: CartState = {
  cart: undefined,
  fetchStatus: 'idle',
  billingSetStatus: 'empty',
  couponResult: undefined,
  broughtAlong: undefined,
}

export function fetching(state: CartState): CartState {
  return { ...state, fetchStatus: 'loading', billingSetStatus: 'empty' }
}

export function fetched(state: CartState, cart: CartOrNone): CartState {
  return { ...state, cart, fetchStatus: 'success' }
}

/** What was shown before stays. */
export function notFetched(state: CartState): CartState {
  return { ...state, fetchStatus: 'idle' }
}

/** The answer of a change stands in the place of what was shown; it doesn't say how the store view shows its prices. */
export function changedTo(state: CartState, cart: CartOrNone): CartState {
  const before = state.cart
  if (cart === noCart || before === undefined || before === noCart) return { ...state, cart }
  return { ...state, cart: { ...cart, isTaxIncluded: cart.isTaxIncluded ?? before.isTaxIncluded } }
}
