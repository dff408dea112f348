import type { SwingView } from '#domain/learning/swing'

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
  step(frames: number): Promise<void>
  slowDown(): Promise<void>
  write(comment: string): Promise<void>
  send(comment: string): Promise<void>
  lookAtAnother(): Promise<void>

  count(): Promise<number>
  newest(): Promise<SwingFacts | undefined>
  sentCount(): Promise<number>
  shown(): Promise<SwingFacts | undefined>
  /** Counts from 0. */
  frame(): Promise<number>
  speed(): Promise<number>
  comments(): Promise<readonly string[]>
  draft(): Promise<string>
}

export interface SwingPair {
  readonly left: string
  readonly right?: string
  readonly marks?: readonly [number, number]
}

export interface ComparisonActor {
  open(pair: SwingPair): Promise<void>
  run(): Promise<void>
  changeSpeed(speed: number): Promise<void>
  goToMiddle(): Promise<void>
  step(frames: number): Promise<void>
  markImpact(side: 'left' | 'right', frame: number): Promise<void>

  swings(): Promise<readonly (string | undefined)[]>
  /** Counts from 0. */
  frames(): Promise<readonly number[]>
  /** Maximum distance in frames while both play. */
  apart(): Promise<number>
}
