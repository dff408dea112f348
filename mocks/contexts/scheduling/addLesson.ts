import type { World } from '../../world/World.ts'
import { rowOf } from './addAppointment.ts'
import type { AppointmentRow } from './data.ts'

/** Added without any check, and without moving credits. */
export interface Lesson {
  readonly playerId: string
  readonly lessonTypeId: string
  readonly coachId?: string | undefined
  readonly centreId?: string | undefined
  readonly start: Temporal.Instant
  readonly state?: AppointmentRow['state'] | undefined
  readonly keepsWaitingList?: boolean | undefined
}

export async function addLesson(world: World, lesson: Lesson): Promise<AppointmentRow> {
  const { playerId, coachId, start, state = 'booked', keepsWaitingList = false } = lesson
  const coach = coachId === undefined ? undefined : world.coaches.get(coachId)
  const centre = world.centres.get(coach?.centreId ?? lesson.centreId ?? '')
  const lessonType = world.lessonTypes.get(lesson.lessonTypeId)
  const row = rowOf(world, { centre, coach, lessonType, start, planned: false }, coach?.bay ?? 'P1')
  const credits = state === 'booked' ? lessonType.credits : 0
  const { hand } = world.players.find(playerId) ?? { hand: 'right' as const }
  return world.appointments.add({ ...row, playerId, state, keepsWaitingList, credits, handedness: hand })
}
