import { type Token, token } from '../../shared/token.ts'

/** Which lessons were moved at this window, as long as it is open: a moved lesson gets a new id. A sign-out forgets them. */
export interface MovedLessons {
  /** Absent where the lesson was not moved. */
  newIdOf(id: string): string | undefined
  add(id: string, newId: string): void
}
export const MovedLessons: Token<MovedLessons> = token('MovedLessons')
