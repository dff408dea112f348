import type { Moment } from '../../scheduling/actors/SchedulingActors.ts'

export interface HomeActor {
  go(): Promise<void>

  /** Who is greeted by first name. */
  welcomed(): Promise<string | undefined>
  blocks(): Promise<readonly string[]>
  tip(): Promise<string | undefined>
  nextLesson(): Promise<Moment | undefined>
  lessonInProgress(): Promise<Moment | undefined>
  /** When the next lesson starts on the player's own clock, as it is written. */
  ownClock(): Promise<string | undefined>
  creditsLeft(): Promise<number | undefined>
  /** After they could not be read. */
  readCreditsAgain(): Promise<void>
  alsoBooked(): Promise<number>
  /** Does nothing while time passes. */
  look(): Promise<void>
  offersLessons(): Promise<boolean>
  /** The club's own, beside what is shown. */
  hasNavigation(): Promise<boolean>
  /** To the lesson's own screen, by the link that names it. */
  followNextLesson(): Promise<void>
  /** As a column beside the screen, where there is room for one. */
  hasProfileBeside(): Promise<boolean>
  openProfileBeside(): Promise<void>
}
