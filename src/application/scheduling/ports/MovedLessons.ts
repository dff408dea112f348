import { type Token, token } from '../../shared/token.ts'

/** New ids of lessons moved in this window. Cleared by a sign-out. */
export interface MovedLessons {
  /** Undefined if the lesson was not moved. */
  newIdOf(id: string): string | undefined
  /** Undefined if no lesson was moved there. */
  oldIdOf(newId: string): string | undefined
  add(id: string, newId: string): void
}
export const MovedLessons: Token<MovedLessons> = token('MovedLessons')
