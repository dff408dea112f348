import type { World } from '../../world/World.ts'

const simulator = { type: 'simulator', skuId: '4101', name: 'Course Simulation, 1 year' } as const
const membership = { type: 'membership', skuId: '4102', name: 'Game Improvement, 1 year' } as const

/** One for the simulator, one for a membership, one that was used and one whose last day has passed. */
const cards = [
  { id: 'SIM0202644710KPX', days: 400, redeemed: false, ...simulator },
  { id: 'MEM0202688520QRT', days: 400, redeemed: false, ...membership },
  { id: 'MEM0202511093HJD', days: 90, redeemed: true, ...membership },
  { id: 'SIM0202407735ZTB', days: -40, redeemed: false, ...simulator },
] as const

export async function seedMembershipCards(world: World): Promise<void> {
  const today = world.now().toZonedDateTimeISO('UTC').toPlainDate()
  for (const { days, ...card } of cards) await world.membershipCards.add({ ...card, endsOn: today.add({ days }).toString() })
}
