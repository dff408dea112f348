import type { Course } from './course.ts'
import { type NewRound, type PlaySettings, type RoundMode, type RoundTee, roundModes } from './round.ts'
import { choiceOn, holesToPlay, type RoundChoice, type StartNine, startNines, startOfRound } from './roundChoice.ts'

/** A round as it is typed; date and time are those of the course. */
export interface RoundDraft {
  readonly courseId: string
  /** As `2026-05-14`. */
  readonly date: string
  /** As `08:30`. */
  readonly time: string
  readonly holes: '9' | '18'
  readonly start: StartNine
  readonly mode: RoundMode
  readonly isCompliant: 'yes' | 'no'
}

const roundFields = ['courseId', 'date', 'time', 'holes', 'start', 'mode', 'isCompliant'] as const satisfies readonly (keyof RoundDraft)[]
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
    ...(kept['isCompliant'] === 'no' && { isCompliant: 'no' }),
    start: startNines.find((start) => start === kept['start']) ?? draft.start,
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

/** What differs from an unchanged draft. Date and time are left out: they begin with now. */
export function typedIn(draft: RoundDraft, unchanged: RoundDraft): Readonly<Record<string, string>> {
  const kept = roundFields.filter((field) => field !== 'time' && field !== 'date')
  return Object.fromEntries(kept.filter((field) => draft[field] !== unchanged[field]).map((field) => [field, draft[field]]))
}

interface ReadForRound {
  readonly course: Course | undefined
  readonly tee: RoundTee | undefined
  readonly settings: PlaySettings | undefined
}

/** Absent where the course has no complete nine. */
export function choiceIn({ holes, start }: Pick<RoundDraft, 'holes' | 'start'>, course: Pick<Course, 'holes'>): RoundChoice | undefined {
  return choiceOn(course.holes, { holes: holes === '9' ? 9 : 18, start })
}

export function newRoundIn(draft: RoundDraft, { course, tee, settings }: ReadForRound): NewRound | undefined {
  const teeTime = course && startIn(draft, course.timeZone)
  const choice = course && choiceIn(draft, course)
  if (!tee || !settings || !teeTime || !choice) return undefined
  const { id, name, colour, players, rating, slope } = tee
  const scorecard = holesToPlay(course.holes, choice)
  return {
    ...{
      holes: choice.holes,
      start: startOfRound(scorecard, choice),
      scorecard,
      course: { id: course.id, name: course.name },
      playedAt: teeTime.toInstant(),
      mode: draft.mode,
      settings,
    },
    ...{ isCompliant: draft.isCompliant === 'yes', tee: { id, name, colour, players, rating, slope } },
  }
}
