export interface OrderConfirmation {
  readonly isPlaced?: boolean
  readonly number?: string | undefined
  readonly email?: string | undefined
  readonly lastName?: string | undefined
  readonly subscribes?: boolean | undefined
}

export function confirmationOf(left: unknown, number: string | undefined): OrderConfirmation {
  if (typeof left !== 'object' || left === null || !('order' in left)) return { number }
  const email = 'email' in left && typeof left.email === 'string' ? left.email : undefined
  const lastName = 'lastName' in left && typeof left.lastName === 'string' ? left.lastName : undefined
  const subscribes = 'subscribes' in left && left.subscribes === true
  return { isPlaced: true, number, email, lastName, ...(subscribes && { subscribes }) }
}
