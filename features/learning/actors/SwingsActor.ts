import type { SwingView } from '#domain/learning/swing'

/** What a player reads of a swing. */
export interface SwingFacts {
  readonly club: string
  readonly view: SwingView | undefined
}

export interface SwingsActor {
  open(): Promise<void>
  wantView(view: SwingView): Promise<void>
  wantClub(club: string): Promise<void>
  wantOlder(): Promise<void>
  openSwing(id: string): Promise<void>
  /** So many frames on, or back. */
  step(frames: number): Promise<void>
  slowDown(): Promise<void>
  /** Writes a comment to the coach, and leaves it there. */
  write(comment: string): Promise<void>
  send(comment: string): Promise<void>
  /** By way of the list, and back to the swing that was open. */
  lookAtAnother(): Promise<void>

  /** How many are listed. */
  count(): Promise<number>
  newest(): Promise<SwingFacts | undefined>
  /** Of those that are listed. */
  sentCount(): Promise<number>
  shown(): Promise<SwingFacts | undefined>
  /** Counted from 0. */
  frame(): Promise<number>
  speed(): Promise<number>
  /** What the coach knows of the swing, the newest first. */
  comments(): Promise<readonly string[]>
  /** What waits to be sent. */
  draft(): Promise<string>
}

/** Two swings; marks are frames that are laid on each other. */
export interface SwingPair {
  readonly left: string
  readonly right?: string
  readonly marks?: readonly [number, number]
}

export interface ComparisonActor {
  open(pair: SwingPair): Promise<void>
  run(): Promise<void>
  changeSpeed(speed: number): Promise<void>
  /** Both, to the middle of what they show. */
  goToMiddle(): Promise<void>
  step(frames: number): Promise<void>
  /** Goes to a frame of one film, and says that this is impact. */
  markImpact(side: 'left' | 'right', frame: number): Promise<void>

  /** Their ids. */
  swings(): Promise<readonly (string | undefined)[]>
  /** Counted from 0. */
  frames(): Promise<readonly number[]>
  /** How many frames the two are apart at most, for a while that they run. */
  apart(): Promise<number>
}
