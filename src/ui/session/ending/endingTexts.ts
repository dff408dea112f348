import type { Ending, EndingKind } from '#domain/session/ending'
import { paths } from '#ui/shell/paths.ts'

export const placeOf: Readonly<Record<EndingKind, string>> = {
  subscription: paths.subscriptions,
  'payment-failed': paths.subscriptions,
  plus: paths.plus,
  trial: paths.plus,
  membership: paths.renewals,
  monitor: paths.devices,
  buck: paths.renewals,
  coupon: paths.cart,
  lessons: paths.book,
}

export function kindOf({ kind, renews }: Ending): 'renews' | 'lastPayment' | 'retry' | 'trial' | 'ends' | 'expires' {
  if (renews) return 'renews'
  if (kind === 'subscription') return 'lastPayment'
  if (kind === 'payment-failed') return 'retry'
  if (kind === 'trial') return 'trial'
  return kind === 'plus' || kind === 'membership' || kind === 'monitor' ? 'ends' : 'expires'
}
