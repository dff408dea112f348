import type { Moment } from '../scheduling/actors/SchedulingActors.ts'

export function clockOf(time: Temporal.PlainTime): string {
  return time.toString({ smallestUnit: 'minute' })
}

export function factsOf(at: Temporal.PlainDateTime): Moment {
  return { day: at.toPlainDate().toString(), time: clockOf(at.toPlainTime()) }
}
