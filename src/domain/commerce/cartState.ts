import { type CartOrNone, noCart } from './cart.ts'

export interface CartState {
  /** Undefined until it is loaded. */
  readonly cart: CartOrNone | undefined
  readonly fetchStatus: 'idle' | 'loading' | 'success'
  /** A cart that is read again needs its billing address again. */
  readonly billingSetStatus: 'empty' | 'wait' | 'success'
  readonly couponResult: 'applied' | 'refused' | undefined
  /** Items of the guest's cart that were merged, until the notice is dismissed. */
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

/** Keeps the shown cart. */
export function notFetched(state: CartState): CartState {
  return { ...state, fetchStatus: 'idle' }
}

/** The answer of a change doesn't contain the setting for taxes, so the last one is kept. */
export function changedTo(state: CartState, cart: CartOrNone): CartState {
  const before = state.cart
  if (cart === noCart || before === undefined || before === noCart) return { ...state, cart }
  return { ...state, cart: { ...cart, isTaxIncluded: cart.isTaxIncluded ?? before.isTaxIncluded } }
}
