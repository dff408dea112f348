import { type Localised, say } from '../../../world/languages.ts'
import type { World } from '../../../world/World.ts'
import type { FittedClubRow, FittingSessionRow } from './data.ts'
import { prepareOrder } from './prepareOrder.ts'
import { drivers, irons, putters, wedges, woods } from './seededClubs.ts'
import { collect, takeDeposit } from './workshop.ts'

const driverNote = say(
  'Your driver was too upright for your swing: the ball started right and climbed. A lighter shaft lets you release it.',
  'Votre driver ne convenait pas à votre swing : la balle partait à droite et montait trop. Un shaft plus léger vous libère.',
  '今のドライバーでは球が右に出て吹き上がっていました。軽いシャフトで振り抜けます。',
  '您现在的一号木让球向右起飞且弹道过高。更轻的杆身更容易释放。',
)
const putterNote = say(
  'With less loft and a shorter shaft the ball rolls sooner, and starts on line.',
  'Avec moins de loft et un shaft plus court, la balle roule plus tôt et part sur la ligne.',
  'ロフトを減らし短くすると、球が早く転がり、狙った線に出ます。',
  '减小杆面倾角并缩短杆身后，球更早滚动，起始方向更准。',
)

interface Held {
  readonly id: string
  readonly type: FittingSessionRow['type']
  readonly daysAgo: number
  readonly clubs: readonly FittedClubRow[]
  readonly version?: 2 | 3
  readonly isOpen?: boolean
  readonly note?: Localised
}

const sessions: readonly Held[] = [
  { id: 'FS-3108', type: 'wedges', daysAgo: 0, clubs: wedges, isOpen: true },
  { id: 'FS-3071', type: 'driver', daysAgo: 6, clubs: drivers, note: driverNote },
  { id: 'FS-2954', type: 'irons', daysAgo: 41, clubs: irons },
  { id: 'FS-2410', type: 'woods', daysAgo: 238, clubs: woods },
  { id: 'FS-2277', type: 'wedges', daysAgo: 311, clubs: wedges },
  { id: 'FT-0914', type: 'irons', daysAgo: 1000, clubs: irons, version: 2 },
  { id: 'FT-0631', type: 'driver', daysAgo: 1290, clubs: drivers, version: 2 },
]

/** Hana has been fitted in two seasons, and twice before launches were measured. */
export async function seedFittings(world: World): Promise<void> {
  const held = { playerId: 'player-hana', coachId: 'marisol' }
  for (const { daysAgo, version = 3, isOpen = false, clubs, ...session } of sessions) {
    await world.fittingSessions.add({ ...held, ...session, version, isOpen, clubs: [...clubs], heldOn: dayAgo(world, daysAgo) })
  }
  const putting = { ...held, distance: 3, putters: [...putters], isOpen: false }
  await world.putterSessions.add({ ...putting, id: 'PS-0412', heldOn: dayAgo(world, 6), note: putterNote })
  await world.putterSessions.add({ ...putting, id: 'PS-0177', heldOn: dayAgo(world, 300), coachId: 'teodor' })
  await seedOrders(world)
}

/** The driver and the putter wait for their deposit, the irons are being built, the wood was collected. */
async function seedOrders(world: World): Promise<void> {
  const driver = await prepareOrder(world, 'FS-3071')
  await world.fittingSessions.change('FS-3071', { customClubId: driver.id })
  const set = await prepareOrder(world, 'FS-2954')
  const giftCode = { code: 'GIFT-2025-IRON', minor: 10_000 }
  await takeDeposit(world, set.id, { giftCode, at: world.now().subtract({ hours: 24 * 8 }) })
  await world.fittingSessions.change('FS-2954', { customClubId: set.id })
  const wood = await prepareOrder(world, 'FS-2410')
  await takeDeposit(world, wood.id, { coupon: { code: 'TEEOFF', minor: 1500 }, at: world.now().subtract({ hours: 24 * 230 }) })
  await collect(world, wood.id, world.now().subtract({ hours: 24 * 215 }))
  await world.fittingSessions.change('FS-2410', { customClubId: wood.id })
  const putter = await prepareOrder(world, 'PS-0412')
  await world.putterSessions.change('PS-0412', { customClubId: putter.id })
}

function dayAgo(world: World, days: number): string {
  return world.now().toZonedDateTimeISO('America/Chicago').toPlainDate().subtract({ days }).toString()
}
