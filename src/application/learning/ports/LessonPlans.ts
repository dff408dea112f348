import type { LessonPlan } from '#domain/learning/plan'
import { type Token, token } from '../../shared/token.ts'

/** The player's lesson plan. */
export interface LessonPlans {
  /** Undefined if the player has none. */
  current(signal?: AbortSignal): Promise<LessonPlan | undefined>
  /** Idempotent. */
  setStatus(status: 'IN_PROGRESS' | 'PAUSED'): Promise<void>
}
export const LessonPlans: Token<LessonPlans> = token('LessonPlans')
