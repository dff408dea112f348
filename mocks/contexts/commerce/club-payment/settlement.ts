import type { World } from '../../../world/World.ts'
import type { PaymentRow } from './data.ts'

export type PaymentMethod =
  | { readonly kind: 'card'; readonly token: { readonly key: string; readonly value: string } }
  | { readonly kind: 'instalments'; readonly months: number }
  | { readonly kind: 'free' }

interface Settlement {
  readonly seconds: number
  readonly result: PaymentRow['result']
}

/** Banks that ask the player, and the provider of instalments, take their time. Undefined if it can't pay. */
export function settlementOf(world: World, method: PaymentMethod, total: number): Settlement | undefined {
  if (method.kind === 'free') return total === 0 ? { seconds: 0, result: 'success' } : undefined
  if (total === 0) return undefined
  if (method.kind === 'instalments') return [3, 6, 12].includes(method.months) ? { seconds: 5, result: 'success' } : undefined
  const card = world.cardTokens.find(method.token.value)
  if (!card) return undefined
  world.cardTokens.remove(card.id)
  return { seconds: card.authenticates ? 300 : 0, result: card.pays && !card.isRefused ? 'success' : 'failed' }
}

export function isPending(world: World, { settles }: Pick<PaymentRow, 'settles'>): boolean {
  return Temporal.Instant.compare(world.now(), settles) < 0
}

/** Pending or successful: its quote can't be paid again. */
export function isEffective(world: World, payment: PaymentRow): boolean {
  return payment.result === 'success' || isPending(world, payment)
}
