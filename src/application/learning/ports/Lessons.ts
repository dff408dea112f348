import type { Lesson, LessonSummary, LessonVideo } from '#domain/learning/lesson'
import { type Token, token } from '../../shared/token.ts'

/** The player's lesson history. */
export interface Lessons {
  /** Undefined while there is nothing to show. */
  byId(id: string, signal?: AbortSignal): Promise<Lesson | undefined>
  /** Undefined if there was none. */
  latest(signal?: AbortSignal): Promise<Lesson | undefined>
  history(signal?: AbortSignal): Promise<readonly LessonSummary[]>
  /** Restores its archived videos. Not idempotent: sent once. */
  restore(id: string): Promise<void>
  /** Address of a video file; undefined if the club's media hosts don't have it. */
  downloadAddress(lessonId: string, video: Pick<LessonVideo, 'id' | 'type'>, signal?: AbortSignal): Promise<string | undefined>
}
export const Lessons: Token<Lessons> = token('Lessons')
