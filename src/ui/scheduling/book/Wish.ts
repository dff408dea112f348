import type { Appointment } from '#domain/scheduling/appointment'
import { shownDate } from '#domain/scheduling/calendar'

/** What an address or an earlier booking asks for; what the centre does not have is passed over. */
export interface Wish {
  readonly lessonTypeId?: string | undefined
  readonly centreId?: string | undefined
  readonly coachId?: string | undefined
  readonly day?: Temporal.PlainDate | undefined
  /** On the centre's clock. */
  readonly time?: Temporal.PlainTime | undefined
}

type Query = Readonly<Record<'type' | 'centre' | 'coach' | 'day' | 'time', string | undefined>>

/** From an address: `day` as `2026-05-21`, `time` as `07:30`; anything else is passed over. */
export function readWish({ type, centre, coach, day, time }: Partial<Query>): Wish {
  return { lessonTypeId: type, centreId: centre, coachId: coach, day: readDay(day), time: readTime(time) }
}

/** The same lesson at the same place, looked for from its own day on. */
export function wishAsIn(lesson: Appointment): Wish {
  return { lessonTypeId: lesson.lessonType.id, centreId: lesson.centre.id, coachId: lesson.coach?.id, day: shownDate(lesson) }
}

function readDay(text = ''): Temporal.PlainDate | undefined {
  const [year, month, day] = (/^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(text) ?? []).slice(1).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = Temporal.PlainDate.from({ year, month, day })
  return date.day === day ? date : undefined
}

function readTime(text = ''): Temporal.PlainTime | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? Temporal.PlainTime.from(text) : undefined
}
