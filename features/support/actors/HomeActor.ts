import type { Moment } from '../../scheduling/actors/SchedulingActors.ts'

export interface HomeActor {
  go(): Promise<void>

  welcomed(): Promise<string | undefined>
  blocks(): Promise<readonly string[]>
  tip(): Promise<string | undefined>
  nextLesson(): Promise<Moment | undefined>
  lessonInProgress(): Promise<Moment | undefined>
  ownClock(): Promise<string | undefined>
  creditsLeft(): Promise<number | undefined>
  readCreditsAgain(): Promise<void>
  alsoBooked(): Promise<number>
  look(): Promise<void>
  offersLessons(): Promise<boolean>
  openRoundInProgress(): Promise<void>
  hasRoundInProgress(): Promise<boolean>
  /** The memberships of launch monitors of which a player is reminded. */
  endingMemberships(): Promise<readonly string[]>
  hasNavigation(): Promise<boolean>
  followNextLesson(): Promise<void>
  hasProfileBeside(): Promise<boolean>
  openProfileBeside(): Promise<void>
  /** In pixels; undefined where it is not beside the home. */
  profileWidth(): Promise<number | undefined>
  /** By pixels; to the left if negative. */
  dragProfile(by: number): Promise<void>
  pressOnProfileEdge(key: string): Promise<void>
}
