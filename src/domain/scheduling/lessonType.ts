export interface LessonType {
  readonly id: string
  /** In the player's language. */
  readonly name: string
  readonly minutes: number
  /** 0 for practice. */
  readonly credits: number
  readonly practice: boolean
}
