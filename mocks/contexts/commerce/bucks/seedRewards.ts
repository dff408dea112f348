import type { World } from '../../../world/World.ts'

export async function seedRewards(world: World): Promise<void> {
  await giveBuck(world, 'player-hana', { name: 'Birthday present', value: 2500, days: 12 })
  await giveBuck(world, 'player-hana', { name: 'Thanks for bringing a friend', value: 5000, days: 120 })
  await giveCoupon(world, 'player-hana', { code: 'WELCOME10', name: '10% off your cart' })
  await giveCoupon(world, 'player-hana', { code: 'TEEOFF', name: '$15 off your cart', days: 30 })
}

/** `value` in US cents. */
interface GivenBuck {
  readonly name: string
  readonly value: number
  readonly days?: number
}

export async function giveBuck(world: World, playerId: string, { name, value, days }: GivenBuck): Promise<void> {
  await world.bucks.add({ id: world.nextId('buck'), playerId, name, value, currency: 'USD', ...until(world, days) })
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
