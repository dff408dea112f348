import type { World } from '../../world/World.ts'
import { ArrangeCarts } from './ArrangeCarts.ts'

export async function seedCarts(world: World): Promise<void> {
  const given = new ArrangeCarts(world)
  await given.holdsQuantity('player-hana', 2)
  await given.keepsCard('player-hana', { type: 'VI', last4: '4242' })
  await given.hasCoupon('WELCOME10', { percent: 10 })
  await given.hasCoupon('TEEOFF', { cents: 1500 })
  await given.hasGiftCode('GIFT-2026-USD', 5000)
  await given.hasGiftCode('GIFT-2026-CAD', 7000, 'CAD')
  await given.hasGiftCode('GIFT-2026-JPY', 8000, 'JPY')
}
