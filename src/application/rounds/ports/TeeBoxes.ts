import type { RoundTee } from '#domain/rounds/round'
import { type Token, token } from '../../shared/token.ts'

export interface TeeBoxOfCourse extends RoundTee {
  /** Added by the player. */
  readonly isOwn: boolean
}

/** The tees from which a round can be played: the course's, and those that the player has added. */
export interface TeeBoxes {
  ofCourse(courseId: string, signal?: AbortSignal): Promise<readonly TeeBoxOfCourse[]>
  /** Must not be sent twice. */
  add(courseId: string, tee: Omit<RoundTee, 'id'>): Promise<void>
  /** Also where it is gone already. */
  remove(id: string): Promise<void>
}
export const TeeBoxes: Token<TeeBoxes> = token('TeeBoxes')
