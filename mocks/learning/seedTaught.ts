import type { World } from '../World.ts'
import type { TaughtLessonRow } from './data.ts'
import { type ThemeName, themeNames } from './themes/index.ts'

export interface Taught
  extends Pick<TaughtLessonRow, 'playerId' | 'coachId' | 'lessonTypeId'>,
    Partial<Pick<TaughtLessonRow, 'appointmentId' | 'archived' | 'draft'>> {
  readonly start: Temporal.Instant
  readonly theme: ThemeName
}

export async function addTaught(world: World, { start, archived = false, draft = false, ...taught }: Taught): Promise<TaughtLessonRow> {
  return world.taughtLessons.add({ id: world.nextId('lesson'), start: start.toString(), archived, draft, ...taught })
}

/** Of each lesson type what it is about. */
const themeOf: Readonly<Record<string, ThemeName>> = {
  'iron-play': 'downswing',
  'short-game': 'around-the-green',
  'full-swing': 'tempo',
}

/** What came of the lessons in the calendar, and of Hana's before them: once in three weeks, films put away after half a year. */
export async function seedTaught(world: World): Promise<void> {
  await seedCalendar(world)
  const [coaches, types] = [['marisol', 'teodor'] as const, ['iron-play', 'full-swing', 'short-game'] as const]
  for (let count = 0; count < 26; count += 1) {
    const days = 40 + 21 * count
    const coachId = coaches[count % 5 === 2 ? 1 : 0]
    const lessonTypeId = types[count % 3] ?? 'iron-play'
    const theme = themeNames[count % themeNames.length] ?? 'downswing'
    await addTaught(world, {
      playerId: 'player-hana',
      coachId,
      lessonTypeId,
      theme,
      start: daysAgo(world, coachId, days),
      archived: days > 180,
    })
  }
  await addTaught(world, {
    playerId: 'player-wataru',
    coachId: 'aiko',
    lessonTypeId: 'full-swing',
    theme: 'tempo',
    start: daysAgo(world, 'aiko', 9),
  })
  const bram = { playerId: 'player-bram', coachId: 'etienne', lessonTypeId: 'short-game' }
  await addTaught(world, { ...bram, theme: 'putting', start: daysAgo(world, 'etienne', 12) })
  await addTaught(world, { ...bram, theme: 'around-the-green', start: daysAgo(world, 'etienne', 1), draft: true })
}

async function seedCalendar(world: World): Promise<void> {
  const isTaught = world.appointments.list(({ state, start, coachId }) => {
    return state === 'booked' && coachId !== undefined && Temporal.Instant.compare(start, world.now()) < 0
  })
  for (const { id: appointmentId, playerId, coachId = '', lessonTypeId, start } of isTaught) {
    const theme = themeOf[lessonTypeId] ?? 'downswing'
    await addTaught(world, { appointmentId, playerId, coachId, lessonTypeId, theme, start: Temporal.Instant.from(start) })
  }
}

/** In the morning at the coach's centre. */
function daysAgo(world: World, coachId: string, days: number): Temporal.Instant {
  const { timeZone } = world.centres.get(world.coaches.get(coachId).centreId)
  const day = world.now().toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days })
  return day.toZonedDateTime({ timeZone, plainTime: '07:30' }).toInstant()
}
