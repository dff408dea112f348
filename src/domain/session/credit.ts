export interface ExpiringCredits {
  readonly amount: number
  readonly date: Temporal.PlainDate
}

/** Version 3 of the account; version 2 contains only `left`. */
export interface LessonCredits {
  readonly left: number
  readonly total: number
  readonly expiring: readonly ExpiringCredits[]
}
