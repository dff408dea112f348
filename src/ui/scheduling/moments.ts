import type { Appointment } from '#domain/scheduling/appointment'
import type { Slot } from '#domain/scheduling/slot'

/** When a lesson starts, as its centre's clock tells it. */
export function atCentre({ start, centre }: Pick<Appointment, 'start' | 'centre'>): Temporal.ZonedDateTime {
  return start.toZonedDateTimeISO(centre.timeZone)
}

/** When a slot starts, as its centre's clock tells it. */
export function startOf({ start, timeZone }: Slot): Temporal.ZonedDateTime {
  return start.toZonedDateTimeISO(timeZone)
}

/** The same moment on the player's own clock; absent where that shows the same. */
export function onOwnClock(moment: Temporal.ZonedDateTime, timeZone: string): Temporal.ZonedDateTime | undefined {
  const own = moment.withTimeZone(timeZone)
  return own.toPlainDateTime().equals(moment.toPlainDateTime()) ? undefined : own
}

/** As `<time>` wants it, with its zone. */
export function dateTimeOf(moment: Temporal.ZonedDateTime): string {
  return moment.toString({ smallestUnit: 'minute' })
}
