import type { Appointment } from '#domain/scheduling/appointment'
import type { Coach } from '#domain/scheduling/centre'
import type { LessonFacts, Moment } from '../SchedulingActors.ts'

export function momentIn(start: Temporal.Instant, zone: string): Moment {
  const at = start.toZonedDateTimeISO(zone)
  return { day: at.toPlainDate().toString(), time: at.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

export function nameOf(coach: Coach | undefined): string {
  return coach ? `${coach.firstName} ${coach.lastName}`.trim() : ''
}

export function lessonFacts({ lessonType, coach, centre, start }: Appointment): LessonFacts {
  return { lesson: lessonType.name, coach: nameOf(coach), centre: centre.name, ...momentIn(start, centre.timeZone) }
}
