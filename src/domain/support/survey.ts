export interface TakenLesson {
  readonly id: string
  readonly title: string
  readonly end: Temporal.Instant
}

/** What the player has answered, postponed or declined. */
export interface SurveyHistory {
  readonly isDeclined: boolean
  readonly answered: readonly string[]
  readonly postponedUntil?: Temporal.Instant | undefined
}

export const noSurveys: SurveyHistory = { isDeclined: false, answered: [] }

export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]

export const longestComment = 1000

const asksFor = { hours: 14 * 24 }
const pause = { hours: 24 }

/** Asks within two weeks after a lesson, once for each lesson. */
export function isSurveyDue({ id, end }: TakenLesson, history: SurveyHistory, now: Temporal.Instant): boolean {
  const { isDeclined, answered, postponedUntil } = history
  if (isDeclined || answered.includes(id)) return false
  if (postponedUntil && Temporal.Instant.compare(now, postponedUntil) < 0) return false
  return Temporal.Instant.compare(end, now) <= 0 && Temporal.Instant.compare(now, end.add(asksFor)) <= 0
}

export function afterAnswer(history: SurveyHistory, lessonId: string): SurveyHistory {
  return { ...history, answered: [...history.answered.filter((id) => id !== lessonId), lessonId].slice(-50) }
}

export function afterPostponing(history: SurveyHistory, now: Temporal.Instant): SurveyHistory {
  return { ...history, postponedUntil: now.add(pause) }
}
