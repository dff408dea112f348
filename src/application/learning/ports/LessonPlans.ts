import type { LessonPlan } from '#domain/learning/plan'
import { type Token, token } from '../../shared/token.ts'

/** The player's lesson plan on the server. */
export interface LessonPlans {
  /** Absent where no coach has made one. */
  current(signal?: AbortSignal): Promise<LessonPlan | undefined>
  /** May be sent twice: the plan stands the same afterwards. */
  setStatus(status: 'IN_PROGRESS' | 'PAUSED'): Promise<void>
}
export const LessonPlans: Token<LessonPlans> = token('LessonPlans')
