import { CalendarDate, startOfWeek } from '@internationalized/date'

export interface Weekday {
  readonly short: string
  readonly long: string
}

export function firstDayOfWeek(locale: string): number {
  const { year, month, day } = startOfWeek(new CalendarDate(2026, 1, 1), locale)
  return Temporal.PlainDate.from({ year, month, day }).dayOfWeek
}

export function weekdayOf(day: Temporal.PlainDate, locale: string): Weekday {
  const at = day.toZonedDateTime('UTC').epochMilliseconds
  const [short = '', long = ''] = (['short', 'long'] as const).map((weekday) =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(at),
  )
  return { short, long }
}
