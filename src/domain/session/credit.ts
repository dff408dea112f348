/** Lesson credits that end together. */
export interface ExpiringCredits {
  readonly amount: number
  readonly date: Temporal.PlainDate
}

/** The credit account as version 3 tells it; version 2 tells `left` alone. */
export interface LessonCredits {
  readonly left: number
  readonly total: number
  readonly expiring: readonly ExpiringCredits[]
}
