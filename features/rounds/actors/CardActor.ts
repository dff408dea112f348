import type { CardInput, ScorecardFlag } from '#domain/rounds/scorecard'

export interface HoleInput {
  readonly strokes: number
  readonly putts?: number | undefined
}

export interface CardActor {
  open(): Promise<void>
  enter(hole: number, input: HoleInput): Promise<void>
  pickUp(hole: number): Promise<void>
  saysTerribleTeeShot(hole: number): Promise<void>
  showBack(isShown: boolean): Promise<void>
  stopRecording(flags: readonly ScorecardFlag[]): Promise<void>

  /** The hole that is being played. */
  hole(): Promise<number | undefined>
  holes(): Promise<readonly number[]>
  played(): Promise<number>
  strokes(hole: number): Promise<number | undefined>
  asked(): Promise<readonly CardInput[]>
  isAllSent(): Promise<boolean>
}

/** Jonah's, which ends so far with the seventh hole. */
export const roundInProgress = '52'
