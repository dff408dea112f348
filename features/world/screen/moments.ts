/** A field for a date or a time. */
const momentField = '[data-segments]'
export const momentSegments = '[data-segment][tabindex]'

/** The keys for each part of a date or time: 2026, 05 and 07. */
export function keysOf(value: string): ReadonlyMap<string, string> {
  const [date = '', time = ''] = /^\d{2}:/.test(value) ? ['', value] : value.split('T')
  const [year = '', month = '', day = ''] = date.split('-')
  const [hour = '', minute = ''] = time.split(':')
  return new Map(Object.entries({ year, month, day, hour, minute }))
}

/** The parts of a date or time field; `element` may be the field's hidden input. Undefined for another field. */
export function segmentsOf(element: HTMLElement): readonly HTMLElement[] | undefined {
  const segments = element.closest(momentField)?.querySelectorAll<HTMLElement>(momentSegments)
  return segments && [...segments]
}
