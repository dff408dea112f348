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
  /** To the lesson's own screen, by the link that names it. */
  followNextLesson(): Promise<void>
  /** As a column beside the screen, where there is room for one. */
  hasProfileBeside(): Promise<boolean>
}
