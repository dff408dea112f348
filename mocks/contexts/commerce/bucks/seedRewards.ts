import type { World } from '../../../world/World.ts'

export async function seedRewards(world: World): Promise<void> {
  await giveBuck(world, 'player-hana', { name: 'Birthday present', value: 1000, days: 12 })
  await giveBuck(world, 'player-hana', { name: 'Thanks for bringing a friend', value: 1500, days: 120 })
  await giveBuck(world, 'player-jonah', { name: 'Thanks for bringing a friend', value: 4000 })
  await giveBuck(world, 'player-wataru', { name: '誕生日プレゼント', value: 1500, currency: 'JPY' })
  await giveCoupon(world, 'player-hana', { code: 'WELCOME10', name: '10% off your cart' })
  await giveCoupon(world, 'player-hana', { code: 'TEEOFF', name: '$15 off your cart', days: 30 })
}

/** `value` in minor units. */
interface GivenBuck {
  readonly name: string
  readonly value: number
  readonly currency?: string
  readonly days?: number
}

export async function giveBuck(world: World, playerId: string, { name, value, currency = 'USD', days }: GivenBuck): Promise<void> {
  await world.bucks.add({ id: world.nextId('buck'), playerId, name, value, currency, ...until(world, days) })
}

interface Given {
  readonly code: string
  readonly name: string
  readonly days?: number
}

async function giveCoupon(world: World, playerId: string, { code, name, days }: Given): Promise<void> {
  await world.givenCoupons.add({ id: world.nextId('coupon'), playerId, code, name, used: false, ...until(world, days) })
}

function until(world: World, days: number | undefined) {
  if (days === undefined) return {}
  return { expiresOn: world.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days }).toString() }
}
