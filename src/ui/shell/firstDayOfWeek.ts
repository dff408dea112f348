import { CalendarDate, startOfWeek } from '@internationalized/date'

export function firstDayOfWeek(locale: string): number {
  const { year, month, day } = startOfWeek(new CalendarDate(2026, 1, 1), locale)
  return Temporal.PlainDate.from({ year, month, day }).dayOfWeek
}
