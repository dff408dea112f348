import type { Appointment } from '#domain/scheduling/appointment'
import type { Slot } from '#domain/scheduling/slot'

export function atCentre({ start, centre }: Pick<Appointment, 'start' | 'centre'>): Temporal.ZonedDateTime {
  return start.toZonedDateTimeISO(centre.timeZone)
}

export function startOf({ start, timeZone }: Slot): Temporal.ZonedDateTime {
  return start.toZonedDateTimeISO(timeZone)
}

export function onOwnClock(moment: Temporal.ZonedDateTime, timeZone: string): Temporal.ZonedDateTime | undefined {
  const own = moment.withTimeZone(timeZone)
  return own.toPlainDateTime().equals(moment.toPlainDateTime()) ? undefined : own
}

export function dateTimeOf(moment: Temporal.ZonedDateTime): string {
  return moment.toString({ smallestUnit: 'minute' })
}
