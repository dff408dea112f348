import type { Moment } from '../scheduling/actors/lessonFacts.ts'

export function timeText(time: Temporal.PlainTime): string {
  return time.toString({ smallestUnit: 'minute' })
}

export function momentOf(at: Temporal.PlainDateTime): Moment {
  return { day: at.toPlainDate().toString(), time: timeText(at.toPlainTime()) }
}
