import type { World } from '../../world/World.ts'
import { addLesson, type Lesson } from './addLesson.ts'

type LessonInput = Omit<Lesson, 'playerId' | 'start' | 'lessonTypeId'> & { readonly lessonTypeId?: string }

/** All start on the half hour; two of Hana's are on either side of the 24-hour limit. */
export async function seedLessons(world: World): Promise<void> {
  await seedHana(world, world.now())
  const others = [
    ['player-wataru', 'aiko', 4, '18:00'],
    ['player-jonah', 'etienne', 6, '08:00'],
    ['player-bram', 'etienne', 9, '17:30'],
    ['player-li', 'wei-lin', 3, '07:00'],
  ] as const
  for (const [playerId, coachId, days, time] of others) await seedLesson(world, playerId, { coachId, days, time })
}

interface UpcomingLesson {
  readonly coachId: string
  readonly days: number
  /** At the centre. */
  readonly time: string
}

export async function seedLesson(world: World, playerId: string, { coachId, days, time }: UpcomingLesson): Promise<void> {
  await add(world, playerId, at(world, coachId, days, time), { coachId })
}

async function seedHana(world: World, now: Temporal.Instant): Promise<void> {
  const hana = (start: Temporal.Instant, wish: LessonInput) => add(world, 'player-hana', start, wish)
  const marisol = (days: number, time: string) => at(world, 'marisol', days, time)
  await hana(marisol(-25, '07:30'), { coachId: 'marisol' })
  await hana(marisol(-19, '17:00'), { coachId: 'teodor', lessonTypeId: 'short-game' })
  await hana(marisol(-8, '07:30'), { coachId: 'marisol' })
  await hana(marisol(-6, '07:30'), { coachId: 'marisol', state: 'canceled' })
  const tomorrow = now.add({ hours: 24 })
  await hana(halfHour(tomorrow.subtract({ minutes: 1 }), 'floor'), { coachId: 'marisol', lessonTypeId: 'short-game' })
  await hana(halfHour(tomorrow.add({ minutes: 1 }), 'ceil'), { coachId: 'teodor', lessonTypeId: 'full-swing' })
  await hana(marisol(2, '18:00'), { centreId: 'lakeshore', lessonTypeId: 'practice-bay' })
  await hana(marisol(8, '07:30'), { coachId: 'marisol' })
  await hana(afterClockChange(now), { coachId: 'marisol' })
  const full = marisol(5, '09:00')
  await add(world, 'somebody', full, { coachId: 'marisol', keepsWaitingList: true })
  await add(world, 'somebody', full, { coachId: 'marisol', state: 'waiting' })
  await hana(full, { coachId: 'marisol', state: 'waiting' })
}

async function add(
  world: World,
  playerId: string,
  start: Temporal.Instant,
  { lessonTypeId = 'iron-play', ...wish }: LessonInput,
): Promise<void> {
  await addLesson(world, { playerId, lessonTypeId, start, ...wish })
}

function halfHour(instant: Temporal.Instant, roundingMode: 'floor' | 'ceil'): Temporal.Instant {
  return instant.round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode })
}

function at(world: World, coachId: string, days: number, plainTime: string): Temporal.Instant {
  const { timeZone } = world.centres.get(world.coaches.get(coachId).centreId)
  return world.now().toZonedDateTimeISO(timeZone).toPlainDate().add({ days }).toZonedDateTime({ timeZone, plainTime }).toInstant()
}

function afterClockChange(now: Temporal.Instant): Temporal.Instant {
  const timeZone = 'America/Chicago'
  const change = now.toZonedDateTimeISO(timeZone).getTimeZoneTransition('next') ?? now.toZonedDateTimeISO(timeZone)
  return change.toPlainDate().add({ days: 1 }).toZonedDateTime({ timeZone, plainTime: '07:30' }).toInstant()
}
