import { say } from '../../../world/languages.ts'
import { seededRandom } from '../../../world/seededRandom.ts'
import type { World } from '../../../world/World.ts'
import { courseList } from '../courses/courseList.ts'
import { teesOf } from '../courses/holes.ts'
import type { PlaySettingName, RoundRow } from '../roundData.ts'
import { pointsOfRound } from './pointsOfRound.ts'

type Written = Partial<Omit<RoundRow, 'id' | 'playerId'>>

const usual: readonly PlaySettingName[] = ['score', 'fourStats', 'putts', 'greenInReg']
/** Where Hana plays most, and where she travels. */
const home = ['lakeshore-dunes', 'tallgrass', 'lakeshore-dunes', 'tallgrass', 'lakeshore-dunes']
const away = ['quarry-ridge', 'saltmarsh-links', 'red-mesa', 'bay-of-firs', 'kawabe-hills']
const roundsOfSeason = 22
const hanasRounds = 46

/** Counted from the newest round. */
const special: Readonly<Record<number, Written>> = {
  3: { playMode: 'competition' },
  6: { scope: 'nine', holes: { level: 17, played: 9 } },
  9: { scopeType: 'back' },
  13: { holes: { level: 22, played: 13 }, isCompliantMode: false },
  17: { playMode: 'practice', isCompliantMode: false },
  24: { scope: 'nine', scopeType: 'back', holes: { level: 20, played: 9 } },
  30: { playMode: 'competition' },
}
const sameDay = 20

export async function seedRounds(world: World): Promise<void> {
  const hanas = daysOfRounds(world.now(), hanasRounds).map((day, index, all) => hanasRound(index + 1, all.length - index, day))
  const rounds = [...hanas, ...jonahsRounds(world.now(), hanas.length)]
  await world.rounds.replaceAll(rounds)
}

/** As many as a list asks for at once. */
export async function seedManyRounds(world: World): Promise<void> {
  const others = world.rounds.list(({ playerId }) => playerId !== 'player-hana').map((row) => ({ ...row, id: `${Number(row.id) + 1000}` }))
  const days = daysOfRounds(world.now(), 999, 90)
  await world.rounds.replaceAll([...days.map((day, index) => hanasRound(index + 1, days.length - index, day)), ...others])
}

function hanasRound(number: number, fromNewest: number, day: Temporal.PlainDate): RoundRow {
  const isAway = number % 7 === 3
  const courses = isAway ? away : home
  const courseId = courses[Math.floor(seededRandom('course', number) * courses.length)] ?? 'tallgrass'
  const written: Written = {
    holes: {
      level: Math.round((15.5 + Math.min(fromNewest, 46) * 0.16 + (seededRandom('level', number) - 0.5) * 7) * 10) / 10,
      played: 18,
    },
    ...special[fromNewest],
    ...(fromNewest === 1 && { comments: [firstComment(day, courseId)] }),
  }
  const row = roundRow(number, 'player-hana', { courseId, day, written })
  return fromNewest <= 2 ? { ...row, points: pointsOfRound(row) } : row
}

/** The last one is still being played. */
function jonahsRounds(now: Temporal.Instant, first: number): readonly RoundRow[] {
  const days = daysOfRounds(now, 5)
  const at = { courseId: 'quarry-ridge', written: {} }
  const played = days.map((day, index) => roundRow(first + index + 1, 'player-jonah', { ...at, day }))
  const begun = roundRow(first + days.length + 1, 'player-jonah', { ...at, day: days[0] ?? now.toZonedDateTimeISO('UTC').toPlainDate() })
  return [
    ...played,
    { ...begun, playedAt: now.subtract({ hours: 2 }).toString({ smallestUnit: 'second' }), holes: { level: 14.2, played: 7 } },
  ]
}

interface RoundPlan {
  readonly courseId: string
  readonly day: Temporal.PlainDate
  readonly written: Written
}

function roundRow(number: number, playerId: string, { courseId, day, written }: RoundPlan): RoundRow {
  const course = courseList.find(({ id }) => id === courseId)
  const gender = playerId === 'player-hana' ? 'WOMEN' : 'MEN'
  const tee = course && teesOf(course).find(({ id }) => id === (gender === 'WOMEN' ? 'gold' : 'white'))
  const rated = gender === 'WOMEN' ? tee?.women : tee?.men
  if (!course || !tee || !rated) throw new Error(`There is no tee at ${courseId}`)
  const plainTime = { hour: 8 + Math.floor(seededRandom('hour', number) * 6), minute: [0, 10, 20, 30, 40, 50][number % 6] ?? 0 }
  return {
    ...{ id: String(number), playerId, courseId, coachId: playerId === 'player-hana' ? 'marisol' : null },
    teeBox: { id: tee.id, name: tee.name.en, color: tee.color, gender, rating: rated[0], slope: rated[1] },
    playedAt: day.toZonedDateTime({ timeZone: course.timeZone, plainTime }).toInstant().toString(),
    ...{ playMode: 'casual', isCompliantMode: true, scope: 'eighteen', scopeType: 'front' },
    ...{ playSettings: [...usual], holes: { level: 14.2, played: 18 }, comments: [], points: [] },
    ...written,
  }
}

function firstComment(day: Temporal.PlainDate, courseId: string): RoundRow['comments'][number] {
  const course = courseList.find(({ id }) => id === courseId)
  const at = day.add({ days: 1 }).toZonedDateTime({ timeZone: course?.timeZone ?? 'UTC', plainTime: '08:05' })
  return {
    ...{ id: 1, coachId: 'marisol', at: at.toInstant().toString() },
    text: say(
      'Your tee shots were in play all day. Next time, aim at the middle of the green.',
      'Vos mises en jeu étaient toutes jouables. La prochaine fois, visez le centre du green.',
      'ティーショットは一日を通して安定していました。次はグリーンの中央を狙いましょう。',
      '今天的开球都在可打的位置。下次请瞄准果岭中央。',
    ),
  }
}

/** Oldest first; no rounds are played in winter. */
function daysOfRounds(now: Temporal.Instant, count: number, ofSeason = roundsOfSeason): readonly Temporal.PlainDate[] {
  const yesterday = now.toZonedDateTimeISO('America/Chicago').toPlainDate().subtract({ days: 1 })
  const days: Temporal.PlainDate[] = []
  for (let { year } = yesterday; days.length < count; year -= 1)
    for (let number = ofSeason - 1; number >= 0 && days.length < count; number -= 1) {
      const day = Temporal.PlainDate.from({ year, month: 4, day: 8 }).add({ days: Math.floor((number * 198) / ofSeason) })
      if (Temporal.PlainDate.compare(day, yesterday) <= 0) days.push(days.length === sameDay ? (days.at(-1) ?? day) : day)
    }
  return days.toReversed()
}
