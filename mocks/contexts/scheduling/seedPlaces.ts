import type { World } from '../../world/World.ts'
import type { CentreRow, CoachRow, LessonTypeRow } from './data.ts'

const bays = { opens: '06:00', closes: '22:00', practiceBays: 4 } as const

const centres: readonly CentreRow[] = [
  {
    ...bays,
    ...{ id: 'northgate', name: 'Northgate Swing Lab', address: '2210 Larkspur Street', city: 'Denver', postal: ['800', '801', '802'] },
    ...{ timeZone: 'America/Denver', latitude: 39.7528, longitude: -104.9995 },
  },
  {
    ...bays,
    ...{ id: 'lakeshore', name: 'Lakeshore Tempo Room', address: '1180 Harborview Walk', city: 'Chicago', postal: ['606', '607'] },
    ...{ timeZone: 'America/Chicago', latitude: 41.8902, longitude: -87.6145 },
  },
  {
    ...bays,
    ...{ id: 'rive-sud', name: 'Atelier Rive-Sud', address: '415, rue des Aulnes', city: 'Montréal', postal: ['H', 'J4'] },
    ...{ timeZone: 'America/Toronto', latitude: 45.4972, longitude: -73.5104 },
  },
  {
    ...bays,
    ...{ id: 'pacific-rim', name: 'Pacific Rim Bay', address: '88 Saltwater Lane', city: 'Vancouver', postal: ['V'] },
    ...{ timeZone: 'America/Vancouver', latitude: 49.2869, longitude: -123.1207 },
  },
  {
    ...bays,
    ...{ id: 'kawabe', name: 'Kawabe Golf Koubou', address: '川辺町 3-14-2', city: '東京', postal: ['10', '11', '15'] },
    ...{ timeZone: 'Asia/Tokyo', latitude: 35.6717, longitude: 139.765 },
  },
  {
    ...bays,
    ...{ id: 'marina-quay', name: 'Marina Quay Studio', address: '7 Lantern Quay', city: 'Singapore', postal: ['01', '03', '04'] },
    ...{ timeZone: 'Asia/Singapore', latitude: 1.2819, longitude: 103.8533 },
  },
  {
    ...bays,
    ...{ id: 'harbour-north', name: 'Harbour North', address: '21 Kingfisher Road', city: 'Hong Kong', postal: ['9990'] },
    ...{ timeZone: 'Asia/Hong_Kong', latitude: 22.2929, longitude: 114.1738 },
  },
  {
    ...bays,
    ...{ id: 'desert-bloom', name: 'Desert Bloom', address: '5 Ghaf Avenue', city: 'Dubai', postal: ['000'] },
    ...{ timeZone: 'Asia/Dubai', latitude: 25.0963, longitude: 55.1742 },
  },
  {
    ...bays,
    ...{ id: 'table-view', name: 'Table View', address: '36 Fynbos Road', city: 'Cape Town', postal: ['74', '80'] },
    ...{ timeZone: 'Africa/Johannesburg', latitude: -33.8258, longitude: 18.4887 },
    refusal: {
      code: 70012,
      message: {
        en: 'Our bays are being relaid. Please call the club to book.',
        fr: 'Nos postes sont en réfection. Pour réserver, appelez le centre.',
        ja: '打席を張り替えています。ご予約はセンターまでお電話ください。',
        zh: '打位正在翻新，请致电中心预约。',
      },
    },
  },
]

type Range = readonly [weekdays: readonly number[], from: string, until: string]

function hours(...ranges: readonly Range[]): CoachRow['hours'] {
  return ranges.flatMap(([weekdays, from, until]) => weekdays.map((weekday) => ({ weekday, from, until })))
}

const [weekdays, weekend, tuesdayToSaturday] = [
  [1, 2, 3, 4, 5],
  [6, 7],
  [2, 3, 4, 5, 6],
]
const mornings = hours([weekdays, '06:30', '12:00'], [[6], '08:00', '12:00'])
const afternoons = hours([tuesdayToSaturday, '12:00', '20:00'])
const longDays = hours([weekdays, '07:00', '19:30'], [weekend, '09:00', '15:00'])

const coaches: readonly CoachRow[] = [
  { id: 'etienne', centreId: 'northgate', firstName: 'Étienne', lastName: 'Lacombe-Roy', bay: '3', hours: longDays, demand: 0.3 },
  { id: 'ottilie', centreId: 'northgate', firstName: 'Ottilie', lastName: 'Brandt', bay: '1', hours: mornings, demand: 0.2 },
  {
    id: 'marisol',
    centreId: 'lakeshore',
    firstName: 'Marisol',
    lastName: 'Vance',
    bay: '4',
    hours: [...mornings, ...hours([weekdays, '15:00', '18:30'])],
    demand: 0.35,
  },
  { id: 'teodor', centreId: 'lakeshore', firstName: 'Teodor', lastName: 'Hale', bay: '2', hours: afternoons, demand: 0.25 },
  { id: 'solange', centreId: 'rive-sud', firstName: 'Solange', lastName: 'Thibault', bay: '2', hours: longDays, demand: 0.3 },
  { id: 'rhys', centreId: 'pacific-rim', firstName: 'Rhys', lastName: 'Calloway', bay: '5', hours: longDays, demand: 0.45 },
  { id: 'harpreet', centreId: 'pacific-rim', firstName: 'Harpreet', lastName: 'Dhillon', bay: '6', hours: [], demand: 0 },
  { id: 'aiko', centreId: 'kawabe', firstName: '愛子', lastName: '森重', bay: '1', hours: longDays, demand: 0.5 },
  { id: 'wei-lin', centreId: 'marina-quay', firstName: 'Wei Lin', lastName: 'Tan', bay: '2', hours: longDays, demand: 0.35 },
  { id: 'layla', centreId: 'desert-bloom', firstName: 'Layla', lastName: 'Haddad', bay: '3', hours: afternoons, demand: 0.2 },
  { id: 'kit', centreId: 'harbour-north', firstName: 'Kit', lastName: 'Yeung', bay: '1', hours: afternoons, demand: 0.4 },
  { id: 'sipho', centreId: 'table-view', firstName: 'Sipho', lastName: 'Marais', bay: '2', hours: longDays, demand: 0.2 },
]

const lessonTypes: readonly LessonTypeRow[] = [
  { id: 'iron-play', name: { en: 'Iron play', fr: 'Jeu de fers', ja: 'アイアン', zh: '铁杆' }, minutes: 45, credits: 1, practice: false },
  {
    id: 'full-swing',
    name: { en: 'Full swing', fr: 'Plein swing', ja: 'フルスイング', zh: '全挥杆' },
    minutes: 60,
    credits: 1,
    practice: false,
  },
  {
    id: 'short-game',
    name: { en: 'Short game', fr: 'Petit jeu', ja: 'ショートゲーム', zh: '短杆' },
    minutes: 30,
    credits: 1,
    practice: false,
  },
  {
    ...{ id: 'playing-lesson', minutes: 120, credits: 3, practice: false },
    name: { en: 'Playing lesson', fr: 'Leçon sur le parcours', ja: 'ラウンドレッスン', zh: '下场课' },
  },
  {
    id: 'practice-bay',
    name: { en: 'Practice bay', fr: 'Poste d’entraînement', ja: '練習打席', zh: '练习打位' },
    minutes: 30,
    credits: 0,
    practice: true,
  },
]

const newCentres: readonly CentreRow[] = [
  {
    ...bays,
    ...{ id: 'binjiang', name: '滨江高尔夫工坊', address: '滨江路1180号', city: '上海', postal: ['200', '201'] },
    ...{ timeZone: 'Asia/Shanghai', latitude: 31.2304, longitude: 121.5074 },
  },
  {
    ...bays,
    ...{ id: 'highveld', name: 'Highveld Range', address: '18 Jacaranda Lane', city: 'Johannesburg', postal: ['20', '21'] },
    ...{ timeZone: 'Africa/Johannesburg', latitude: -26.1076, longitude: 28.0567 },
  },
]

const newCoaches: readonly CoachRow[] = [
  { id: 'xiaolan', centreId: 'binjiang', firstName: '晓岚', lastName: '沈', bay: '2', hours: longDays, demand: 0.4 },
  { id: 'naledi', centreId: 'highveld', firstName: 'Naledi', lastName: 'Venter', bay: '1', hours: longDays, demand: 0.25 },
]

/** Harpreet has no hours, Ottilie is on leave, Table View lists no openings. */
export async function seedPlaces(world: World): Promise<void> {
  const today = world.now().toZonedDateTimeISO('UTC').toPlainDate()
  const leave = { from: today.subtract({ weeks: 1 }).toString(), until: today.add({ months: 2 }).toString() }
  for (const row of centres) await world.centres.add(row)
  for (const row of coaches) await world.coaches.add(row.id === 'ottilie' ? { ...row, leave } : row)
  for (const row of lessonTypes) await world.lessonTypes.add(row)
}

/** They have opened lately: nobody of theirs is on the leaderboards. */
export async function seedNewPlaces(world: World): Promise<void> {
  for (const row of newCentres) await world.centres.add(row)
  for (const row of newCoaches) await world.coaches.add(row)
}
