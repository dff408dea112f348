import type { Moment } from '../../scheduling/actors/lessonFacts.ts'

/** `2026-05-14T07:30-05:00[America/Chicago]`. */
export function momentOf(time: string): Moment {
  const at = Temporal.ZonedDateTime.from(time)
  return { day: at.toPlainDate().toString(), time: at.toPlainTime().toString({ smallestUnit: 'minute' }) }
}
