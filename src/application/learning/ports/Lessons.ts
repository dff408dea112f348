import type { Lesson, LessonSummary, LessonVideo } from '#domain/learning/lesson'
import { type Token, token } from '../../shared/token.ts'

/** What coaches have taught the player. */
export interface Lessons {
  /** Absent where there is nothing to show of it yet. */
  byId(id: string, signal?: AbortSignal): Promise<Lesson | undefined>
  /** Absent where there was none. */
  latest(signal?: AbortSignal): Promise<Lesson | undefined>
  history(signal?: AbortSignal): Promise<readonly LessonSummary[]>
  /** Brings its films back. Must not be sent twice. */
  restore(id: string): Promise<void>
  /** Where a film can be had as a file; absent where the club's own media hosts don't have it. */
  downloadAddress(lessonId: string, video: Pick<LessonVideo, 'id' | 'type'>, signal?: AbortSignal): Promise<string | undefined>
}
export const Lessons: Token<Lessons> = token('Lessons')
