import { type RoundMode, roundModes } from './round.ts'

/** A round as it is typed; date and time are those of the course. */
export interface RoundDraft {
  readonly courseId: string
  /** As `2026-05-14`. */
  readonly date: string
  /** As `08:30`. */
  readonly time: string
  readonly holes: '9' | '18'
  readonly start: 'front' | 'back'
  readonly mode: RoundMode
  readonly isCompliant: 'yes' | 'no'
}

export const roundFields = [
  'courseId',
  'date',
  'time',
  'holes',
  'start',
  'mode',
  'isCompliant',
] as const satisfies readonly (keyof RoundDraft)[]
export type RoundField = (typeof roundFields)[number]

export function firstRoundDraft(now: Temporal.PlainDateTime): RoundDraft {
  const time = now
    .toPlainTime()
    .with({ minute: Math.floor(now.minute / 10) * 10 })
    .toString({ smallestUnit: 'minute' })
  return { courseId: '', date: now.toPlainDate().toString(), time, holes: '18', start: 'front', mode: 'casual', isCompliant: 'yes' }
}

/** What was kept, where it still means something. */
export function roundDraftFrom(kept: Readonly<Record<string, unknown>>, draft: RoundDraft): RoundDraft {
  return {
    ...draft,
    ...(typeof kept['courseId'] === 'string' && { courseId: kept['courseId'] }),
    ...(kept['holes'] === '9' && { holes: '9' }),
    ...(kept['start'] === 'back' && { start: 'back' }),
    ...(kept['isCompliant'] === 'no' && { isCompliant: 'no' }),
    mode: roundModes.find((mode) => mode === kept['mode']) ?? draft.mode,
  }
}

/** Absent where date or time are incomplete. */
export function startIn({ date, time }: Pick<RoundDraft, 'date' | 'time'>, timeZone: string): Temporal.ZonedDateTime | undefined {
  try {
    return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
  } catch {
    return undefined
  }
}
