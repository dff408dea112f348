import type { World } from '../../world/World.ts'
import type { AppointmentRow, CentreRow, CoachRow, LessonTypeRow } from './data.ts'

export interface Offer {
  readonly centre: CentreRow
  readonly coach: CoachRow | undefined
  readonly lessonType: LessonTypeRow
  readonly start: Temporal.Instant
  readonly planned: boolean
}

export interface Wanted {
  readonly centre: CentreRow
  readonly coachId?: string | undefined
  readonly lessonType: LessonTypeRow
}

export const gridMinutes = 30

/** Computed from schedules each time, never stored. */
export function offersOn(world: World, { centre, coachId, lessonType }: Wanted, date: Temporal.PlainDate): Offer[] {
  if (lessonType.practice) return ofBays(centre, lessonType, date)
  const coaches = world.coaches.list((coach) => coach.centreId === centre.id && (coachId ?? coach.id) === coach.id)
  return coaches.flatMap((coach) => ofCoach(world, { centre, coach, lessonType }, date))
}

export function offerOf(world: World, { centreId, coachId, lessonTypeId, start }: AppointmentRow): Offer {
  return {
    centre: world.centres.get(centreId),
    coach: coachId === undefined ? undefined : world.coaches.get(coachId),
    lessonType: world.lessonTypes.get(lessonTypeId),
    start: Temporal.Instant.from(start),
    planned: false,
  }
}

function ofBays(centre: CentreRow, lessonType: LessonTypeRow, date: Temporal.PlainDate): Offer[] {
  const hours = { from: centre.opens, until: centre.closes }
  const starts = gridStarts(hours, lessonType.minutes).flatMap((time) => instantAt(date, time, centre.timeZone))
  return starts.map((start) => ({ centre, coach: undefined, lessonType, start, planned: false }))
}

type WithCoach = Omit<Wanted, 'coachId'> & { readonly coach: CoachRow }

function ofCoach(world: World, { centre, coach, lessonType }: WithCoach, date: Temporal.PlainDate): Offer[] {
  const plan = world.dayPlans.first((day) => day.coachId === coach.id && day.date === date.toString())
  const times = plan ? plan.starts.map((start) => Temporal.PlainTime.from(start)) : weeklyTimes(coach, lessonType.minutes, date)
  const starts = times.flatMap((time) => instantAt(date, time, centre.timeZone))
  return starts.map((start) => ({ centre, coach, lessonType, start, planned: plan !== undefined }))
}

function weeklyTimes({ hours, leave }: CoachRow, minutes: number, date: Temporal.PlainDate): Temporal.PlainTime[] {
  const day = date.toString()
  if (leave && day >= leave.from && day <= leave.until) return []
  return hours.filter(({ weekday }) => weekday === date.dayOfWeek).flatMap((range) => gridStarts(range, minutes))
}

function gridStarts(range: { readonly from: string; readonly until: string }, minutes: number): Temporal.PlainTime[] {
  const from = Temporal.PlainTime.from(range.from)
  const steps = Math.floor((from.until(range.until).total('minutes') - minutes) / gridMinutes) + 1
  return Array.from({ length: Math.max(0, steps) }, (_, step) => from.add({ minutes: step * gridMinutes }))
}

/** Undefined in the hour that a clock change skips; the first instant if the hour occurs twice. */
function instantAt(date: Temporal.PlainDate, plainTime: Temporal.PlainTime, timeZone: string): Temporal.Instant[] {
  const at = date.toZonedDateTime({ timeZone, plainTime })
  return at.toPlainTime().equals(plainTime) ? [at.toInstant()] : []
}
