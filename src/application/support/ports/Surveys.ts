import type { Rating } from '#domain/support/survey'
import { type Token, token } from '../../shared/token.ts'

export interface SurveyAnswer {
  readonly lessonId: string
  readonly rating: Rating
  readonly comment: string
}

export interface Surveys {
  /** Replaces an earlier answer about the lesson, so that it may be sent again. */
  send(answer: SurveyAnswer): Promise<void>
}
export const Surveys: Token<Surveys> = token('Surveys')
