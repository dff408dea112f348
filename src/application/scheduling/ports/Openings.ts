import type { LessonType } from '#domain/scheduling/lessonType'
import type { TimeOfDay } from '#domain/scheduling/openings'
import type { Slot } from '#domain/scheduling/slot'
import { type Token, token } from '../../shared/token.ts'

export interface OpeningsSearch {
  readonly centreId: string
  /** The centre's time zone, copied to each slot. */
  readonly timeZone: string
  /** Undefined means any coach. */
  readonly coachId?: string | undefined
  readonly lessonTypeId: string
  /** First and last day, inclusive, in the centre's time zone. */
  readonly from: Temporal.PlainDate
  readonly until: Temporal.PlainDate
  readonly timeOfDay: TimeOfDay
}

export type OpeningsAnswer =
  | { readonly kind: 'slots'; readonly slots: readonly Slot[] }
  /** The server's message is shown unchanged. */
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }

export interface Suggestion {
  readonly slot: Slot
  readonly reason: 'same-time' | 'sooner' | 'other-coach'
}

export interface Openings {
  lessonTypes(): Promise<readonly LessonType[]>
  search(search: OpeningsSearch): Promise<OpeningsAnswer>
  /** Alternatives to the given slots; needs at least one. */
  suggestions(slots: readonly Slot[]): Promise<readonly Suggestion[]>
}
export const Openings: Token<Openings> = token('Openings')
