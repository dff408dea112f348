import type { Appointment } from './appointment.ts'
import { byStart, hasEnded } from './slot.ts'

/** In the centre's time zone, not the player's. */
export function dateAtCentre({ start, centre }: Appointment): Temporal.PlainDate {
  return start.toZonedDateTimeISO(centre.timeZone).toPlainDate()
}

/** The date of the next appointment, else of the first one, else unchanged. */
export function selectedDate(appointments: readonly Appointment[], now: Temporal.Instant, current: Temporal.PlainDate): Temporal.PlainDate {
  const sorted = [...appointments].sort(byStart)
  const next = sorted.find(({ start }) => Temporal.Instant.compare(start, now) >= 0) ?? sorted[0]
  return next ? dateAtCentre(next) : current
}

/** Appointments of this date, soonest first. */
export function appointmentsOn(appointments: readonly Appointment[], date: Temporal.PlainDate): readonly Appointment[] {
  return appointments.filter((appointment) => dateAtCentre(appointment).equals(date)).sort(byStart)
}

/** Appointments that are not over or cancelled, soonest first. */
export function upcoming(appointments: readonly Appointment[], now: Temporal.Instant): readonly Appointment[] {
  return appointments.filter((appointment) => isUpcoming(appointment, now)).sort(byStart)
}

/** Appointments that are over or cancelled, latest first. */
export function history(appointments: readonly Appointment[], now: Temporal.Instant): readonly Appointment[] {
  return appointments.filter((appointment) => !isUpcoming(appointment, now)).sort((one, other) => byStart(other, one))
}

/** The same day of another month, or its last day; today in the current month. */
export function moveMonth(startDate: Temporal.PlainDate, months: number, today: Temporal.PlainDate): Temporal.PlainDate {
  return todayInItsMonth(startDate.add({ months }), today)
}

/** Like `moveMonth`; past months of the current year become today. */
export function moveYear(startDate: Temporal.PlainDate, years: number, today: Temporal.PlainDate): Temporal.PlainDate {
  const moved = startDate.add({ years })
  return moved.year === today.year && moved.month < today.month ? today : todayInItsMonth(moved, today)
}

/** Whole weeks; 1 is Monday, 7 Sunday. */
export function weeksOf(date: Temporal.PlainDate, firstDayOfWeek: number): readonly (readonly Temporal.PlainDate[])[] {
  const first = date.with({ day: 1 })
  const start = first.subtract({ days: (first.dayOfWeek - firstDayOfWeek + 7) % 7 })
  const weeks = Math.ceil(start.until(first.add({ months: 1 })).days / 7)
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, day) => start.add({ days: week * 7 + day })))
}

function todayInItsMonth(date: Temporal.PlainDate, today: Temporal.PlainDate): Temporal.PlainDate {
  return date.toPlainYearMonth().equals(today.toPlainYearMonth()) ? today : date
}

function isUpcoming(appointment: Appointment, now: Temporal.Instant): boolean {
  const { state } = appointment
  return state !== 'canceled' && state !== 'completed' && !hasEnded(appointment, now)
}
