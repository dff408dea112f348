import type { Moment } from './scheduling.ts'

export interface HomeActor {
  go(): Promise<void>

  /** Who is greeted by first name. */
  welcomed(): Promise<string | undefined>
  blocks(): Promise<readonly string[]>
  tip(): Promise<string | undefined>
  nextLesson(): Promise<Moment | undefined>
  alsoBooked(): Promise<number>
  offersLessons(): Promise<boolean>
  /** The club's own, beside what is shown. */
  hasNavigation(): Promise<boolean>
}
