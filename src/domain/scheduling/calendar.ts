import type { Appointment } from './appointment.ts'

/** The date that the screen shows for a lesson: its centre's, not the player's. */
export function shownDate({ start, centre }: Appointment): Temporal.PlainDate {
  return start.toZonedDateTimeISO(centre.timeZone).toPlainDate()
}

/** That of the first appointment at or after this very instant, else of the first of all, else unchanged. */
export function selectedDate(appointments: readonly Appointment[], now: Temporal.Instant, current: Temporal.PlainDate): Temporal.PlainDate {
  const sorted = [...appointments].sort(byStart)
  const next = sorted.find(({ start }) => Temporal.Instant.compare(start, now) >= 0) ?? sorted[0]
  return next ? shownDate(next) : current
}

/** Those of one shown date, soonest first. */
export function appointmentsOn(appointments: readonly Appointment[], date: Temporal.PlainDate): readonly Appointment[] {
  return appointments.filter((appointment) => shownDate(appointment).equals(date)).sort(byStart)
}

/** What the player can still turn up to, soonest first. */
export function upcoming(appointments: readonly Appointment[], now: Temporal.Instant): readonly Appointment[] {
  return appointments.filter((appointment) => isUpcoming(appointment, now)).sort(byStart)
}

/** What is over or was cancelled, latest first. */
export function history(appointments: readonly Appointment[], now: Temporal.Instant): readonly Appointment[] {
  return appointments.filter((appointment) => !isUpcoming(appointment, now)).sort((one, other) => byStart(other, one))
}

/** The same date of another month, or that month's last; today as soon as that is the current month. */
export function moveMonth(startDate: Temporal.PlainDate, months: number, today: Temporal.PlainDate): Temporal.PlainDate {
  return todayInItsMonth(startDate.add({ months }), today)
}

/** As `moveMonth`, and a month of the current year that is over gives way to today. */
export function moveYear(startDate: Temporal.PlainDate, years: number, today: Temporal.PlainDate): Temporal.PlainDate {
  const moved = startDate.add({ years })
  return moved.year === today.year && moved.month < today.month ? today : todayInItsMonth(moved, today)
}

/** The date's month in whole weeks; 1 = Monday … 7 = Sunday. */
export function weeksOf(date: Temporal.PlainDate, firstDayOfWeek: number): readonly (readonly Temporal.PlainDate[])[] {
  const first = date.with({ day: 1 })
  const start = first.subtract({ days: (first.dayOfWeek - firstDayOfWeek + 7) % 7 })
  const weeks = Math.ceil(start.until(first.add({ months: 1 })).days / 7)
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, day) => start.add({ days: week * 7 + day })))
}

function todayInItsMonth(date: Temporal.PlainDate, today: Temporal.PlainDate): Temporal.PlainDate {
  return date.toPlainYearMonth().equals(today.toPlainYearMonth()) ? today : date
}

function isUpcoming({ state, start, minutes }: Appointment, now: Temporal.Instant): boolean {
  return state !== 'canceled' && state !== 'completed' && Temporal.Instant.compare(start.add({ minutes }), now) > 0
}

function byStart(one: Appointment, other: Appointment): number {
  return Temporal.Instant.compare(one.start, other.start)
}
