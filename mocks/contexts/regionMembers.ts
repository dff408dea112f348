import type { World } from '../world/World.ts'
import { monitorCustomer } from './commerce/monitorCustomer.ts'
import type { Ordered } from './commerce/orders/addOrder.ts'
import { seedOrder } from './commerce/orders/seedOrders.ts'
import { addHomeAddress } from './commerce/places/seedAddresses.ts'
import { seedLesson } from './scheduling/seedLessons.ts'
import { seedNewPlaces } from './scheduling/seedPlaces.ts'
import type { PlayerRow } from './session/data.ts'
import { member } from './session/seed.ts'

const metric = { ...member, metricDistances: true, metricSpeeds: true, emailVerified: true, emailSubscription: ['emailNews'] }

const players: readonly PlayerRow[] = [
  {
    ...metric,
    ...{ id: 'player-yunfei', firstName: '云飞', lastName: '顾', region: 'cn', homeCenterId: 'binjiang', memberSince: 2024 },
    ...{ email: 'yunfei@clubhouse.example', phone: '+86 21 5550 0141', password: 'fairway-yunfei', gender: 'male' },
    ...{ street1: '樱桃园路 88 弄 6 号', city: '上海', postalCode: '200122', state: 'Shanghai' },
    about: 'Member in Shanghai: sign in at cn.localhost',
  },
  {
    ...metric,
    ...{ id: 'player-farid', firstName: 'Farid', lastName: 'Osman', region: 'sg', homeCenterId: 'marina-quay', memberSince: 2022 },
    ...{ email: 'farid@clubhouse.example', phone: '+65 6555 0146', password: 'fairway-farid', gender: 'male' },
    ...{ street1: '31 Nutmeg Rise', street2: '#07-03', city: 'Singapore', postalCode: '018914' },
    about: 'Member in Singapore: sign in at sg.localhost',
  },
  {
    ...metric,
    ...{ id: 'player-janice', firstName: 'Janice', lastName: 'Kwok', region: 'hk', homeCenterId: 'harbour-north', memberSince: 2023 },
    ...{ email: 'janice@clubhouse.example', phone: '+852 2555 0173', password: 'fairway-janice', gender: 'female' },
    ...{ street1: '9 Lychee Terrace', street2: 'Flat 12B', city: 'Hong Kong', postalCode: '999077' },
    about: 'Member in Hong Kong: sign in at hk.localhost',
  },
  {
    ...metric,
    ...{ id: 'player-florence', firstName: 'Florence', lastName: 'Gauvin', region: 'qb', homeCenterId: 'rive-sud', memberSince: 2020 },
    ...{ email: 'florence@clubhouse.example', phone: '+1 450 555 0129', password: 'fairway-florence', gender: 'female' },
    ...{ street1: '318, rue des Mélèzes', city: 'Longueuil', postalCode: 'J4H 2K5', state: 'Québec' },
    about: 'Member in Québec: sign in at qb.localhost',
  },
  {
    ...metric,
    ...{ id: 'player-thandi', firstName: 'Thandi', lastName: 'Jacobs', region: 'za', homeCenterId: 'highveld', memberSince: 2025 },
    ...{ email: 'thandi@clubhouse.example', phone: '+27 11 555 0135', password: 'fairway-thandi', gender: 'female' },
    ...{ street1: '27 Protea Close', city: 'Johannesburg', postalCode: '2196', state: 'Gauteng' },
    about: 'Member in Johannesburg: sign in at za.localhost',
  },
  {
    ...member,
    ...{ id: 'player-dario', firstName: 'Dario', lastName: 'Whitlock', type: 'skytrak_clubhouse', memberSince: 2023 },
    ...{ email: 'dario@clubhouse.example', phone: '+1 303 555 0187', password: 'fairway-dario', gender: 'male' },
    ...{ street1: '905 Juniper Court', city: 'Denver', postalCode: '80211', state: 'Colorado', homeCenterId: 'northgate' },
    ...{ emailVerified: true, emailSubscription: ['emailNews'] },
    about: 'Tests launch monitors: sign in at st.localhost',
  },
]

const priyasHome = { street1: '14 Palm Grove Street', city: 'Dubai', postalCode: '00000' }

interface Plans {
  readonly player: string
  readonly lesson: Parameters<typeof seedLesson>[2]
  readonly ordered: Ordered
}

const plans: readonly Plans[] = [
  { player: 'yunfei', lesson: { coachId: 'xiaolan', days: 3, time: '18:30' }, ordered: { sku: 'CH-TEES', quantity: 3 } },
  { player: 'farid', lesson: { coachId: 'wei-lin', days: 4, time: '08:00' }, ordered: { sku: 'CH-TOWEL', quantity: 1 } },
  { player: 'janice', lesson: { coachId: 'kit', days: 5, time: '17:00' }, ordered: { sku: 'FM-RANGE', quantity: 1 } },
  { player: 'florence', lesson: { coachId: 'solange', days: 6, time: '09:30' }, ordered: { sku: 'CH-TOWEL', quantity: 2 } },
  { player: 'priya', lesson: { coachId: 'layla', days: 7, time: '16:00' }, ordered: { sku: 'FM-RANGE', quantity: 2 } },
  { player: 'thandi', lesson: { coachId: 'naledi', days: 8, time: '07:30' }, ordered: { sku: 'CH-TEES', quantity: 2 } },
  { player: 'dario', lesson: { coachId: 'etienne', days: 2, time: '12:00' }, ordered: { sku: 'CH-TOWEL', quantity: 1 } },
]

/** Each has a lesson ahead and an order. Seeded last, so that the numbers of all other rows stay. */
export async function seedRegionMembers(world: World): Promise<void> {
  await seedNewPlaces(world)
  await world.players.change('player-priya', priyasHome)
  for (const row of players) {
    await world.players.add(row)
    await world.creditLots.add({ id: world.nextId('credits'), playerId: row.id, amount: 6, left: 4 })
  }
  for (const { player, lesson, ordered } of plans) {
    const row = world.players.get(`player-${player}`)
    await addHomeAddress(world, row)
    if (row.type?.startsWith('skytrak')) await addHomeAddress(world, row, monitorCustomer(row).id)
    await seedLesson(world, row.id, lesson)
    await seedOrder(world, row.id, { days: 3, status: 'processing', items: [ordered] })
  }
}
