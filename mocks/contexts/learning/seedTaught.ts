import type { World } from '../../world/World.ts'
import type { TaughtLessonRow } from './data.ts'
import type { ThemeName } from './themes/index.ts'

export interface Taught
  extends Pick<TaughtLessonRow, 'playerId' | 'coachId' | 'lessonTypeId'>,
    Partial<Pick<TaughtLessonRow, 'appointmentId' | 'archived' | 'draft'>> {
  readonly start: Temporal.Instant
  readonly theme: ThemeName
}

export async function addTaught(world: World, { start, archived = false, draft = false, ...taught }: Taught): Promise<TaughtLessonRow> {
  return world.taughtLessons.add({ id: world.nextId('lesson'), start: start.toString(), archived, draft, ...taught })
}

const themeOf: Readonly<Record<string, ThemeName>> = {
  'iron-play': 'downswing',
  'short-game': 'around-the-green',
  'full-swing': 'tempo',
}

const earlier: readonly (readonly [theme: ThemeName, lessonTypeId: string])[] = [
  ['tempo', 'full-swing'],
  ['putting', 'short-game'],
  ['downswing', 'iron-play'],
  ['around-the-green', 'short-game'],
]

export async function seedTaught(world: World): Promise<void> {
  await seedCalendar(world)
  const given = (playerId: string, coachId: string, days: number) => ({ playerId, coachId, start: daysAgo(world, coachId, days) })
  for (let count = 0; count < 26; count += 1) {
    const days = 40 + 21 * count
    const [theme, lessonTypeId] = earlier[count % earlier.length] ?? ['downswing', 'iron-play']
    const lesson = given('player-hana', count % 5 === 2 ? 'teodor' : 'marisol', days)
    await addTaught(world, { ...lesson, theme, lessonTypeId, archived: days > 180 })
  }
  await addTaught(world, { ...given('player-wataru', 'aiko', 9), theme: 'tempo', lessonTypeId: 'full-swing' })
  await addTaught(world, { ...given('player-bram', 'etienne', 12), theme: 'putting', lessonTypeId: 'short-game' })
  await addTaught(world, { ...given('player-bram', 'etienne', 1), theme: 'around-the-green', lessonTypeId: 'short-game', draft: true })
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

function daysAgo(world: World, coachId: string, days: number): Temporal.Instant {
  const { timeZone } = world.centres.get(world.coaches.get(coachId).centreId)
  const day = world.now().toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days })
  return day.toZonedDateTime({ timeZone, plainTime: '07:30' }).toInstant()
}
