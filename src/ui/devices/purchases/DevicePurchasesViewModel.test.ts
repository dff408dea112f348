import { expect, test } from 'vitest'
import { DevicePurchasesViewModel } from './DevicePurchasesViewModel.ts'

test('a purchase is listed on the day of the player’s clock', () => {
  const model = new DevicePurchasesViewModel({ all: async () => [] }, { timeZone: 'Asia/Tokyo' })
  const purchase = { id: '1', name: 'A year', amount: { minor: 9900, currency: 'USD' }, status: 'paid' } as const
  expect(`${model.dayOf({ ...purchase, createdAt: Temporal.Instant.from('2026-05-08T17:30:00Z') })}`).toBe('2026-05-09')
})
