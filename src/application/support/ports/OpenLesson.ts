import type { TakenLesson } from '#domain/support/survey'
import { type Token, token } from '../../shared/token.ts'

/** The lesson whose page is open. */
export interface OpenLesson {
  /** Reports the lesson as soon as its page has loaded it. `id`: undefined for the latest lesson. Returns how to stop. */
  watch(id: string | undefined, report: (lesson: TakenLesson) => void): () => void
}
export const OpenLesson: Token<OpenLesson> = token('OpenLesson')
