/** A field for a date or a time. */
export const momentField = '[data-segments]'
export const momentSegments = '[data-segment][tabindex]'

/** The keys for each part of a date or time: 2026, 05 and 07. */
export function keysOf(value: string): ReadonlyMap<string, string> {
  const [date = '', time = ''] = /^\d{2}:/.test(value) ? ['', value] : value.split('T')
  const [year = '', month = '', day = ''] = date.split('-')
  const [hour = '', minute = ''] = time.split(':')
  return new Map(Object.entries({ year, month, day, hour, minute }))
}
