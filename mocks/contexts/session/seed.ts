import type { World } from '../../world/World.ts'
import type { PlayerRow } from './data.ts'

export const member = { metricDistances: false, metricSpeeds: false, hand: 'right', region: 'global' } as const

/** Sol has no account; Noor's staff signs in by ticket. */
const players: readonly PlayerRow[] = [
  {
    ...member,
    ...{ id: 'player-hana', firstName: 'Hana', lastName: 'Lindqvist', memberSince: 2021, homeCenterId: 'lakeshore' },
    ...{ email: 'hana@clubhouse.example', phone: '+1 312 555 0141', password: 'fairway-hana' },
    ...{ birthday: '1988-04-17', gender: 'female', street1: '2214 North Orchard Street', street2: 'Apt 3B', city: 'Chicago' },
    ...{ postalCode: '60614', state: 'Illinois', emailSubscription: ['emailNews'], emailVerified: true },
    about: 'Member in Chicago with a full calendar, 6 credits of 12, yards',
  },
  {
    ...member,
    ...{ metricDistances: true, metricSpeeds: true },
    ...{ id: 'player-mateo', firstName: 'Mateo', lastName: 'Ibarra', memberSince: 2025, homeCenterId: 'lakeshore' },
    ...{ email: 'mateo@clubhouse.example', phone: '+1 312 555 0178', password: 'fairway-mateo' },
    ...{ gender: 'male', emailSubscription: ['smsClubhouse'], emailVerified: false },
    about: 'No lessons, no credits, metres',
  },
  {
    ...member,
    ...{ metricSpeeds: true, region: 'jp', homeCenterId: 'kawabe' },
    ...{ id: 'player-wataru', firstName: '航', lastName: '早乙女', altFirstName: 'ワタル', altLastName: 'サオトメ', memberSince: 2019 },
    ...{ email: 'wataru@clubhouse.example', phone: '+81 3 5550 0121', password: 'fairway-wataru' },
    ...{
      birthday: '1979-02-08',
      gender: 'male',
      postalCode: '154-0011',
      pref: '13',
      city: '世田谷区',
      street1: '上馬4-12-7',
      street2: '馬事公苑ハイツ 302',
    },
    ...{ emailSubscription: ['emailNews'], emailVerified: true, phoneVerified: true },
    about: 'Member in Tokyo: sign in at jp.localhost',
  },
  {
    ...member,
    ...{ id: 'player-odette', firstName: 'Odette', lastName: 'Kirsanov', type: 'skytrak', memberSince: 2024 },
    ...{ email: 'odette@clubhouse.example', phone: '+1 514 555 0133', password: 'fairway-odette' },
    ...{ birthday: '1991-08-23', gender: 'female', street1: '4410 rue Drolet', city: 'Montréal', postalCode: 'H2W 2L8', state: 'Québec' },
    about: 'Launch monitor only, no lessons',
  },
  {
    ...member,
    ...{ id: 'player-bram', firstName: 'Bram', lastName: 'Okafor-Dale', type: 'skytrak_clubhouse', memberSince: 2022 },
    ...{ email: 'bram@clubhouse.example', phone: '+1 303 555 0162', password: 'fairway-bram', homeCenterId: 'northgate' },
    ...{ birthday: '1984-01-30', gender: 'male', street1: '77 Alcott Way', city: 'Denver', postalCode: '80212', state: 'Colorado' },
    ...{ emailSubscription: ['emailNews', 'smsSpecialOffers'], emailVerified: true, phoneVerified: true },
    about: 'Club and launch monitor',
  },
  {
    ...member,
    ...{ id: 'player-jonah', firstName: 'Jonah', lastName: 'Pellbridge', memberSince: 2020, homeCenterId: 'northgate' },
    ...{ email: 'jonah@clubhouse.example', phone: '+1 303 555 0119', password: 'fairway-jonah' },
    ...{ birthday: '1981-06-12', gender: 'male', street1: '1630 Meade Street', city: 'Denver', postalCode: '80204', state: 'Colorado' },
    ...{ emailSubscription: ['emailNews'], emailVerified: true, phoneVerified: true },
    about: 'Father of Wren and Robin, for whom he acts',
  },
  {
    ...member,
    ...{ id: 'player-wren', firstName: 'Wren', lastName: 'Pellbridge', hand: 'left', homeCenterId: 'northgate' },
    ...{ email: 'wren@clubhouse.example', phone: '+1 303 555 0120', password: 'fairway-wren' },
    ...{ gender: 'female', parentId: 'player-jonah' },
  },
  {
    ...member,
    ...{ id: 'player-robin', firstName: 'Robin', lastName: 'Pellbridge', homeCenterId: 'northgate' },
    ...{ email: 'robin@clubhouse.example', phone: '+1 303 555 0121', password: 'fairway-robin' },
    ...{ gender: 'male', parentId: 'player-jonah', passwordAsked: true },
  },
  {
    ...member,
    ...{ id: 'player-li', firstName: 'Li', lastName: '', memberSince: 2023, homeCenterId: 'marina-quay' },
    ...{ email: 'li@clubhouse.example', phone: '+65 5550 0107', password: 'fairway-li', gender: 'female' },
    about: 'A name of one part',
  },
  {
    ...member,
    ...{ id: 'player-priya', firstName: 'Priya', lastName: 'Raman', region: 'ae', homeCenterId: 'desert-bloom' },
    ...{ email: 'priya@clubhouse.example', phone: '+971 4 555 0186', password: 'fairway-priya', gender: 'female' },
    about: 'Member in Dubai: sign in at ae.localhost',
  },
]

interface Lot {
  readonly player: string
  readonly amount: number
  readonly left: number
  readonly ends?: true
}

const lots: readonly Lot[] = [
  { player: 'hana', amount: 4, left: 2, ends: true },
  { player: 'hana', amount: 8, left: 4 },
  { player: 'wataru', amount: 6, left: 3 },
  { player: 'bram', amount: 4, left: 1 },
  { player: 'jonah', amount: 10, left: 5 },
  { player: 'wren', amount: 4, left: 2, ends: true },
  { player: 'robin', amount: 2, left: 1 },
  { player: 'li', amount: 6, left: 4 },
  { player: 'priya', amount: 2, left: 2 },
]

/** Credits expire at the end of the month. */
export async function seedPlayers(world: World): Promise<void> {
  const nextMonth = world.now().toZonedDateTimeISO('UTC').toPlainDate().add({ months: 1 })
  const lastDay = nextMonth.with({ day: nextMonth.daysInMonth }).toString()
  for (const row of players) await world.players.add(row)
  for (const { player, amount, left, ends } of lots) {
    await world.creditLots.add({ id: world.nextId('credits'), playerId: `player-${player}`, amount, left, ...(ends && { lastDay }) })
  }
}
