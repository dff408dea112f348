import type { SurveyHistory } from '#domain/support/survey'
import { type Token, token } from '../../shared/token.ts'

/** Kept on the device for the current player. */
export interface SurveyHistories {
  read(): SurveyHistory
  write(history: SurveyHistory): void
}
export const SurveyHistories: Token<SurveyHistories> = token('SurveyHistories')
