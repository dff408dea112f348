import type { ChallengeType } from '#domain/rounds/challenge'
import type { LeaderboardScope } from '#domain/rounds/leaderboard'

export interface PlayActor {
  open(): Promise<void>
  /** Where Play leads, by the ends of the addresses: "bag", "courses". */
  offers(): Promise<readonly string[]>
  openRoundInProgress(): Promise<void>
  /** "Quarry Ridge, +5, 7 of 18 holes", or "none". */
  inProgress(): Promise<string>
  /** "Lakeshore Dunes, +17", or "none". */
  last(): Promise<string>
  /** "35 putts · 6 of 18 greens in regulation · 3 of 6 up-and-downs" */
  statistics(): Promise<string>
  /** "Saltmarsh Links, 8:30 am", or "none". */
  next(): Promise<string>
}

export interface ChallengesActor {
  open(): Promise<void>
  openChallenge(id: string): Promise<void>
  chooseStation(name: string): Promise<void>
  chooseSwing(name: string): Promise<void>
  /** As it is typed, in the player's unit. */
  enter(value: string): Promise<void>
  type(value: string): Promise<void>

  /** The types, each with the number of its challenges. */
  groups(): Promise<readonly string[]>
  stations(): Promise<readonly string[]>
  swings(): Promise<readonly string[]>
  /** Station and swing. */
  selection(): Promise<string>
  /** As they are written: "215 yd". */
  best(): Promise<string>
  history(): Promise<readonly string[]>
  typed(): Promise<string>
}

export interface LeaderboardActor {
  open(): Promise<void>
  choose(type: ChallengeType): Promise<void>
  narrowTo(scope: LeaderboardScope): Promise<void>

  type(): Promise<ChallengeType | undefined>
  scopes(): Promise<readonly LeaderboardScope[]>
  /** Those that can be seen without going down. */
  top(count: number): Promise<readonly string[]>
  players(): Promise<number>
  /** Rank and score of the player who looks: "1 of 200, 270 yd", or "none". */
  own(): Promise<string>
}

export interface MyGameActor {
  open(): Promise<void>
  writeGoal(goal: string): Promise<void>
  sendAnswers(): Promise<void>

  /** "Driver, 215 yd" for each type. */
  dashboard(): Promise<readonly string[]>
  goal(): Promise<string>
}
