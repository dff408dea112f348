/** Day and time are the centre's. */
export interface LessonFacts {
  readonly lesson: string
  readonly coach: string
  readonly centre: string
  readonly day: string
  readonly time: string
}

export type Moment = Pick<LessonFacts, 'day' | 'time'>
export type OfferedTime = Moment & { readonly coach: string }
export type TimeOfDay = 'morning' | 'afternoon' | 'evening'
export type LessonState = 'booked' | 'waiting' | 'being-cancelled' | 'cancelled'

export interface Choice {
  readonly lesson?: string | undefined
  readonly centre?: string | undefined
  readonly coach?: string | undefined
}
