import type { Appointment } from '#domain/scheduling/appointment'
import { dateAtCentre } from '#domain/scheduling/calendar'
import { readMonth } from '../MonthNavigation.ts'

/** The centre ignores what it doesn't offer. */
export interface BookingQuery {
  readonly lessonTypeId?: string | undefined
  readonly centreId?: string | undefined
  readonly coachId?: string | undefined
  readonly day?: Temporal.PlainDate | undefined
  readonly month?: Temporal.PlainYearMonth | undefined
  readonly time?: Temporal.PlainTime | undefined
}

const names = ['type', 'centre', 'coach', 'month', 'day', 'time'] as const

type Query = Readonly<Record<(typeof names)[number], string | undefined>>

/** `month` as `2026-05`, `day` as `2026-05-21`, `time` as `07:30`; anything else is ignored. */
export function readBookingQuery({ type, centre, coach, month, day, time }: Partial<Query>): BookingQuery {
  return { lessonTypeId: type, centreId: centre, coachId: coach, month: readMonth(month), day: readDay(day), time: readTime(time) }
}

/** A day implies its month. */
export function writeBookingQuery({
  lessonTypeId: type,
  centreId: centre,
  coachId: coach,
  month,
  day,
  time,
}: BookingQuery): URLSearchParams {
  const otherMonth = day && month?.equals(day.toPlainYearMonth()) ? undefined : month?.toString()
  const query: Query = { type, centre, coach, month: otherMonth, day: day?.toString(), time: time?.toString({ smallestUnit: 'minute' }) }
  return new URLSearchParams(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])))
}

export function bookingQueryIn(query: URLSearchParams): { readonly wish: URLSearchParams; readonly others: URLSearchParams } {
  const isWish = (name: string): boolean => names.some((each) => each === name)
  const wishes = names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : []))
  return { wish: new URLSearchParams(wishes), others: new URLSearchParams([...query].filter(([name]) => !isWish(name))) }
}

export function bookingQueryAsIn(lesson: Appointment): BookingQuery {
  return { lessonTypeId: lesson.lessonType.id, centreId: lesson.centre.id, coachId: lesson.coach?.id, day: dateAtCentre(lesson) }
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
