import type { Purchase } from '#domain/devices/purchase'

export function buildPurchase(id: string, given: Partial<Purchase> = {}): Purchase {
  const createdAt = Temporal.Instant.from('2026-05-01T12:00:00Z')
  return { ...{ id, name: 'Game Improvement', createdAt, amount: { minor: 12_900, currency: 'USD' }, status: 'paid' }, ...given }
}
