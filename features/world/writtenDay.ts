/** As features write a day: `Thursday 7 May 2026`. */
export function writtenDay(day: Temporal.PlainDate): string {
  const part = (options: Intl.DateTimeFormatOptions) => day.toLocaleString('en', options)
  return `${part({ weekday: 'long' })} ${day.day} ${part({ month: 'long' })} ${day.year}`
}
