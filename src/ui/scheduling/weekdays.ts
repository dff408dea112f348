export interface Weekday {
  readonly short: string
  readonly long: string
}

export function weekdayOf(day: Temporal.PlainDate, locale: string): Weekday {
  const at = day.toZonedDateTime('UTC').epochMilliseconds
  const [short = '', long = ''] = (['short', 'long'] as const).map((weekday) =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(at),
  )
  return { short, long }
}
