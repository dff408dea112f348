/** What a screen knows of an order before it asks. */
export interface OrderConfirmation {
  /** It comes from the checkout, which has seen the order placed. */
  readonly isPlaced?: boolean
  readonly number?: string | undefined
  readonly email?: string | undefined
  readonly lastName?: string | undefined
}

/** What the checkout left in the history of this window, beside the number in the address. */
export function confirmationOf(left: unknown, number: string | undefined): OrderConfirmation {
  if (typeof left !== 'object' || left === null || !('order' in left)) return { number }
  const email = 'email' in left && typeof left.email === 'string' ? left.email : undefined
  const lastName = 'lastName' in left && typeof left.lastName === 'string' ? left.lastName : undefined
  return { isPlaced: true, number, email, lastName }
}
