import { CalendarDate, GregorianCalendar } from '@internationalized/date'

/** The only calendar of the product's languages; the others would double the code. */
export function gregorian(): GregorianCalendar {
  return new GregorianCalendar()
}

interface Ymd {
  readonly year: number
  readonly month: number
  readonly day: number
}

export function calendarDate({ year, month, day }: Ymd): CalendarDate {
  return new CalendarDate(year, month, day)
}

export function plainDate({ year, month, day }: Ymd): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year, month, day })
}
